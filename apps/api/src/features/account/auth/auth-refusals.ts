import type { ErrorCode } from '@consoeurs/contract'
import { APIError } from 'better-auth/api'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import { DISABLED_AT_PROVIDER, SUSPENDED_CODE } from './suspended-accounts.plugin.ts'

/** better-auth error codes to ours. An unlisted code is a bug. */
const refusals: Record<string, ErrorCode> = {
  [SUSPENDED_CODE]: 'ACCOUNT_SUSPENDED',
  [DISABLED_AT_PROVIDER]: 'USER_DISABLED',
  INVALID_EMAIL_OR_PASSWORD: 'CREDENTIALS',
  INVALID_EMAIL: 'CREDENTIALS',
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_CONFIRMED',
  INVALID_PASSWORD: 'PASSWORD_WRONG',
  PASSWORD_TOO_SHORT: 'PASSWORD_WRONG',
  PASSWORD_TOO_LONG: 'PASSWORD_WRONG',
  INVALID_CODE: 'SECOND_FACTOR_CODE',
  INVALID_BACKUP_CODE: 'RECOVERY_CODE',
  INVALID_TWO_FACTOR_COOKIE: 'SECOND_FACTOR_EXPIRED',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'SECOND_FACTOR_EXPIRED',
  ACCOUNT_TEMPORARILY_LOCKED: 'SECOND_FACTOR_LOCKED',
  TOTP_ALREADY_ENABLED: 'SECOND_FACTOR_ALREADY',
  TOTP_NOT_ENABLED: 'SECOND_FACTOR_MISSING',
  TWO_FACTOR_NOT_ENABLED: 'SECOND_FACTOR_MISSING',
  BACKUP_CODES_NOT_ENABLED: 'SECOND_FACTOR_MISSING',
  USER_NOT_VERIFIED: 'PASSKEY_REFUSED',
  CHALLENGE_NOT_FOUND: 'PASSKEY_REFUSED',
  PASSKEY_NOT_FOUND: 'PASSKEY_REFUSED',
  AUTHENTICATION_FAILED: 'PASSKEY_REFUSED',
  FAILED_TO_VERIFY_REGISTRATION: 'PASSKEY_REFUSED',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'PASSKEY_REFUSED',
}

const AuthRefusal = z.object({ code: z.string() }).catch({ code: '' })

function refuse(status: number, body: unknown): never {
  const { code } = AuthRefusal.parse(body)
  const refusal = refusals[code]
  if (refusal === undefined) throw new Error(`better-auth answered ${status} ${code}`)
  throw new AppError(refusal)
}

/**
 * Copies better-auth's cookies, even on refusal, and maps its errors. A hook that refuses before the call throws
 * instead.
 */
export async function relay<T>(reply: FastifyReply, answer: Promise<Response>, schema: z.ZodType<T>): Promise<T> {
  const response = await answer.catch((error: unknown) => {
    if (error instanceof APIError) return refuse(error.statusCode, error.body)
    throw error
  })
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  const body: unknown = await response.json()
  return response.status < 400 ? schema.parse(body) : refuse(response.status, body)
}
