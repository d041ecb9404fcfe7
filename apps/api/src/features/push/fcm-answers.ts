import type { FirebaseError } from 'firebase-admin/app'
import type { PushAnswer } from '../../platform/push.ts'
import { retryAfterOf } from './retry-after.ts'

/** The body of an error of Google's, as far as it says which field of ours it is about (google.rpc.BadRequest). */
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

/**
 * INVALID_ARGUMENT is said of a token that is none, and of a message that is wrong. Only the first speaks of the device:
 * one slip of ours must not cost everyone theirs.
 */
function blamesToken({ code, message, httpResponse }: FirebaseError): boolean {
  if (code !== 'messaging/invalid-argument') return false
  const fields = (bodyOf(httpResponse?.data).error?.details ?? []).flatMap((detail) => detail.fieldViolations ?? [])
  return fields.some(({ field }) => field === 'message.token') || /\bregistration token\b/i.test(message)
}

const isFirebaseError = (error: unknown): error is FirebaseError => error instanceof Error && 'code' in error

/** What an error of firebase-admin means for the device and for the push (its codes, and those of HTTP v1 behind them). */
export function answerOfFcm(error: unknown, now: Date): PushAnswer {
  if (!isFirebaseError(error)) return { result: 'unreachable' }
  const { code, message, httpResponse } = error
  if (goneCodes.has(code) || blamesToken(error)) return { result: 'gone' }
  // Nothing answered, or no access token was to be had; what the library itself refuses of a message will not get better.
  if (httpResponse === undefined) {
    return code.startsWith('messaging/') ? { result: 'refused', why: message } : { result: 'unreachable' }
  }
  const { status, headers } = httpResponse
  if (status === 429 || status >= 500) return { result: 'busy', retryAfter: retryAfterOf(headers['retry-after'], now) }
  return { result: 'refused', why: `${status} ${message}`.slice(0, 200) }
}
