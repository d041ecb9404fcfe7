import { data } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { stayOffline } from '../../api/form-answer.ts'

/** What the action of a page says of a review that was asked for: her words come back where they did not leave. */
export interface AskAnswer {
  /** What it was about, as its form calls it. */
  about: string
  done?: true
  problem?: string
  text?: string
}

/** Sends it; `about` tells the forms of one page apart. */
export async function askReview(typed: FormData, send: (about: string, text: string) => Promise<unknown>) {
  const about = String(typed.get('about') ?? '')
  const text = String(typed.get('text') ?? '')
  try {
    await send(about, text)
    return data<AskAnswer>({ about, done: true })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = error.fields.text?.[0] ?? error.message
    return data<AskAnswer>({ about, problem, text }, { status: error.status || 503 })
  }
}

/** The same without a network: her words stay in the form that she wrote them in. */
export async function askReviewOffline<T>(request: Request, serverAction: () => Promise<T>) {
  const typed = await request.clone().formData()
  const about = String(typed.get('about') ?? '')
  const text = String(typed.get('text') ?? '')
  return stayOffline(serverAction, (problem): AskAnswer => ({ about, text, problem }))
}
