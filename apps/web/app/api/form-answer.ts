import type { Submission, SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { ApiFailure } from './client.ts'

/** Conform result of a rejected form; the key '' holds form-level errors. */
export type FormAnswer = SubmissionResult<string[]>

/** Values that are never sent back to the page, such as passwords. */
interface ReplyOptions {
  hideFields?: string[]
}

/** Validation failed: returns the typed values with the errors. */
export function refuseForm<T>(submission: Submission<T, string[]>, secrets: ReplyOptions = {}) {
  return data<FormAnswer>(submission.reply(secrets), { status: 400 })
}

/** The API's messages go beside their fields, or above the form. */
export function failForm<T>(submission: Submission<T, string[]>, error: unknown, secrets: ReplyOptions = {}) {
  if (!(error instanceof ApiFailure)) throw error
  const concerned = Object.keys(error.fields).length > 0
  const answer = submission.reply({
    ...secrets,
    ...(concerned ? { fieldErrors: error.fields } : { formErrors: [error.message] }),
  })
  return data<FormAnswer>(answer, { status: error.status || 503 })
}

export function refusedText(answer: FormAnswer | undefined): { text: string; error: string } | null {
  if (answer === undefined) return null
  const [error = ''] = Object.values(answer.error ?? {}).flatMap((sentences) => sentences ?? [])
  return { text: String(answer.initialValue?.text ?? ''), error }
}

/**
 * For a clientAction: a network failure keeps the form on screen instead of the error page. Status 503 prevents
 * revalidation.
 */
export async function catchOffline<T, Said>(serverAction: () => Promise<T>, say: (text: string) => Said) {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return data(say(new ApiFailure('OFFLINE').message), { status: 503 })
  }
}

export const formAnswerOffline = <T>(serverAction: () => Promise<T>) =>
  catchOffline(serverAction, (text): FormAnswer => ({ status: 'error', error: { '': [text] } }))
