import type { Submission, SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { ApiFailure } from './client.ts'

/** What the page's action says of a form it did not accept; the key '' holds what concerns the form as a whole. */
export type FormAnswer = SubmissionResult<string[]>

/** Secrets are never written back into a page. */
interface Secrets {
  hideFields?: string[]
}

/** The form was wrong before it left: her words come back with what to change. */
export function refuseForm<T>(submission: Submission<T, string[]>, secrets: Secrets = {}) {
  return data<FormAnswer>(submission.reply(secrets), { status: 400 })
}

/** The API refused: its sentences beside the fields they concern, or above the form. */
export function failForm<T>(submission: Submission<T, string[]>, error: unknown, secrets: Secrets = {}) {
  if (!(error instanceof ApiFailure)) throw error
  const concerned = Object.keys(error.fields).length > 0
  const answer = submission.reply({
    ...secrets,
    ...(concerned ? { fieldErrors: error.fields } : { formErrors: [error.message] }),
  })
  return data<FormAnswer>(answer, { status: error.status || 503 })
}

/** What a composer of one field shows again: her words, and the sentence that says why they did not leave. */
export function refusedWords(answer: FormAnswer | undefined): { text: string; error: string } | null {
  if (answer === undefined) return null
  const [error = ''] = Object.values(answer.error ?? {}).flatMap((sentences) => sentences ?? [])
  return { text: String(answer.initialValue?.text ?? ''), error }
}

/**
 * For a clientAction: without a network the form stays on screen with a sentence, instead of the error page.
 * Redirects and refusals of the page pass through. With its status nothing else of the page is asked for again.
 */
export async function stayOffline<T, Said>(serverAction: () => Promise<T>, say: (text: string) => Said) {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return data(say(new ApiFailure('OFFLINE').message), { status: 503 })
  }
}

export const answerOffline = <T>(serverAction: () => Promise<T>) =>
  stayOffline(serverAction, (text): FormAnswer => ({ status: 'error', error: { '': [text] } }))
