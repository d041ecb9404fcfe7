import type { FirebaseError } from 'firebase-admin/app'
import type { PushAnswer } from '../../../platform/delivery/push.ts'
import { retryAfterOf } from './retry-after.ts'

/** Google's error body (google.rpc.BadRequest), as far as it names our field. */
interface ErrorBody {
  error?: { details?: { fieldViolations?: { field?: string }[] }[] }
}

function bodyOf(data: string | object | undefined): ErrorBody {
  try {
    return (typeof data === 'string' ? JSON.parse(data) : data) ?? {}
  } catch {
    return {}
  }
}

const goneCodes = new Set(['messaging/registration-token-not-registered', 'messaging/invalid-registration-token'])

/** INVALID_ARGUMENT covers invalid tokens and malformed messages. A bug of ours must not delete every device. */
function blamesToken({ code, message, httpResponse }: FirebaseError): boolean {
  if (code !== 'messaging/invalid-argument') return false
  const fields = (bodyOf(httpResponse?.data).error?.details ?? []).flatMap((detail) => detail.fieldViolations ?? [])
  return fields.some(({ field }) => field === 'message.token') || /\bregistration token\b/i.test(message)
}

const isFirebaseError = (error: unknown): error is FirebaseError => error instanceof Error && 'code' in error

export function answerOfFcm(error: unknown, now: Date): PushAnswer {
  if (!isFirebaseError(error)) return { result: 'unreachable' }
  const { code, message, httpResponse } = error
  if (goneCodes.has(code) || blamesToken(error)) return { result: 'gone' }
  // No response or no access token is temporary; a message that the library refuses is not.
  if (httpResponse === undefined) {
    return code.startsWith('messaging/') ? { result: 'refused', why: message } : { result: 'unreachable' }
  }
  const { status, headers } = httpResponse
  if (status === 429 || status >= 500) return { result: 'busy', retryAfter: retryAfterOf(headers['retry-after'], now) }
  return { result: 'refused', why: `${status} ${message}`.slice(0, 200) }
}
