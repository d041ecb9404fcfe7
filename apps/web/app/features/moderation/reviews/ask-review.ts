import { data } from 'react-router'
import { ApiFailure } from '../../../api/client.ts'
import { catchOffline } from '../../../api/form-answer.ts'

/** On a refusal the text is kept. */
export interface ReviewFormAnswer {
  /** Identifies the form on the page. */
  about: string
  done?: true
  problem?: string
  text?: string
}

/** `about` distinguishes the forms of one page. */
export async function askReview(typed: FormData, send: (about: string, text: string) => Promise<unknown>) {
  const about = String(typed.get('about') ?? '')
  const text = String(typed.get('text') ?? '')
  try {
    await send(about, text)
    return data<ReviewFormAnswer>({ about, done: true })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = error.fields.text?.[0] ?? error.message
    return data<ReviewFormAnswer>({ about, problem, text }, { status: error.status || 503 })
  }
}

/** Offline: keeps the text in the form. */
export async function askReviewOffline<T>(request: Request, serverAction: () => Promise<T>) {
  const typed = await request.clone().formData()
  const about = String(typed.get('about') ?? '')
  const text = String(typed.get('text') ?? '')
  return catchOffline(serverAction, (problem): ReviewFormAnswer => ({ about, text, problem }))
}
