import type { PasskeySignIn, SecondStep, SignIn } from '@consoeurs/contract'
import { RecoveryCode, SecondFactorCode } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { Auth } from './auth.ts'
import { relay } from './auth-refusals.ts'
import { FirstStep, openedBy } from './first-step.ts'
import { fetchHeaders } from './session-reader.ts'
import type { Opened } from './signed-in-answer.ts'
import { setFlagCookie } from './web-response.ts'

export interface SignInParts {
  auth: Auth
  request: FastifyRequest
  reply: FastifyReply
}

/** An identifier is an e-mail address or a username, as a Strapi client may send either. */
async function emailOf(db: Database, identifier: string): Promise<string> {
  if (identifier.includes('@')) return identifier.toLowerCase()
  const [user] = await db
    .select({ email: tables.users.email })
    .from(tables.users)
    .where(sql`lower(${tables.users.username}) = ${identifier.toLowerCase()}`)
  return user?.email ?? 'nobody@invalid.invalid'
}

/**
 * Password sign-in. Wrong address and wrong password give the same answer; an unconfirmed address is told only to
 * whoever knows the password, and gets a new link. With a second factor it ends in SECOND_FACTOR_REQUIRED and a cookie
 * for the second step, unless the code came along.
 */
export async function signIn(
  parts: SignInParts & { db: Database },
  { identifier, password, code }: SignIn,
): Promise<Opened> {
  const { auth, db, request, reply } = parts
  const email = await emailOf(db, identifier)
  const headers = fetchHeaders(request)
  const response = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })
  const answer = await relay(reply, Promise.resolve(response), FirstStep)
  if (code === undefined || !('twoFactorRedirect' in answer)) return openedBy(reply, answer)
  headers.set(
    'cookie',
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  )
  return takeSecondStep(parts, secondStepOf(code), headers)
}

/** A program gives either kind of code in the same field. */
function secondStepOf(code: string): SecondStep {
  const digits = SecondFactorCode.safeParse(code)
  if (digits.success) return { with: 'code', code: digits.data, trustDevice: false }
  const recovery = RecoveryCode.safeParse(code)
  if (recovery.success) return { with: 'recovery', code: recovery.data, trustDevice: false }
  throw new AppError('SECOND_FACTOR_CODE')
}

/** The second step: a code of her application, or one of those she keeps for the day it is lost. */
export async function takeSecondStep(
  { auth, request, reply }: SignInParts,
  { with: kind, code, trustDevice }: SecondStep,
  headers = fetchHeaders(request),
): Promise<Opened> {
  const asked = { body: { code, trustDevice }, headers, asResponse: true } as const
  const answer = kind === 'code' ? auth.api.verifyTOTP(asked) : auth.api.verifyBackupCode(asked)
  return openedBy(reply, await relay(reply, answer, FirstStep))
}

const PasskeyAnswer = z.object({ session: z.object({ token: z.string(), userId: z.coerce.number() }) })

type PasskeyCall = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>

/** A passkey alone: it is two factors by itself. The library checks every part of what the browser says. */
export async function signInWithPasskey(
  { auth, request, reply }: SignInParts,
  response: z.output<typeof PasskeySignIn>['response'],
): Promise<Opened> {
  const body = { response } as unknown as PasskeyCall['body']
  const answer = auth.api.verifyPasskeyAuthentication({
    body,
    headers: fetchHeaders(request),
    asResponse: true,
  })
  const { session } = await relay(reply, answer, PasskeyAnswer)
  setFlagCookie(reply, true)
  return { userId: session.userId, jwt: session.token }
}
