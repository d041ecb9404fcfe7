import type { ErrorCode, PasskeySignIn, SecondStep, SignIn } from '@consoeurs/contract'
import { RecoveryCode, SecondFactorCode } from '@consoeurs/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import type { Auth, IdentityOptions, OpenedSession } from '../auth/public.ts'
import { fetchHeaders, knownBrowser, relay, setFlagCookie, typedName } from '../auth/public.ts'
import { claimOf } from './account-claim.ts'
import { FirstStep, openedBy } from './first-step.ts'

export interface SignInCall {
  auth: Auth
  request: FastifyRequest
  reply: FastifyReply
}

export type SignInParts = SignInCall & Pick<IdentityOptions, 'db' | 'now' | 'attempts'>

const isRefusedAs =
  (...codes: ErrorCode[]) =>
  (error: unknown) =>
    error instanceof AppError && codes.includes(error.code)

/** Counting by account would reveal which username and address belong together. */
async function giveEmailAndPassword(parts: SignInParts, { identifier, password }: SignIn, headers: Headers) {
  const { auth, request, reply, attempts } = parts
  const { account, browser } = await claimOf(parts, request)
  const attempt = { kind: 'password', target: typedName(identifier), ip: request.ip, browser } as const
  const body = { email: account.email, password }
  const make = async () => {
    const response = await auth.api.signInEmail({ body, headers, asResponse: true })
    return { response, answer: await relay(reply, Promise.resolve(response), FirstStep) }
  }
  return attempts.run(attempt, make, isRefusedAs('CREDENTIALS'))
}

/**
 * Wrong address and wrong password give the same answer; only the right password reveals an unconfirmed address and
 * sends a new link. With a second factor and no code: SECOND_FACTOR_REQUIRED and a cookie for the second step.
 */
export async function signIn(parts: SignInParts, body: SignIn): Promise<OpenedSession> {
  const headers = fetchHeaders(parts.request)
  const { response, answer } = await giveEmailAndPassword(parts, body, headers)
  if (body.code === undefined || !('twoFactorRedirect' in answer)) return openedBy(parts.reply, answer)
  headers.set(
    'cookie',
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  )
  return takeSecondStep(parts, secondStepOf(body.code), headers)
}

/** Programs send either kind of code in the same field. */
function secondStepOf(code: string): SecondStep {
  const digits = SecondFactorCode.safeParse(code)
  if (digits.success) return { with: 'code', code: digits.data, trustDevice: false }
  const recovery = RecoveryCode.safeParse(code)
  if (recovery.success) return { with: 'recovery', code: recovery.data, trustDevice: false }
  throw new AppError('SECOND_FACTOR_CODE')
}

/** Counts against the account of the headers: signed in, or past the password. */
export async function attemptCode<T>(parts: SignInParts, headers: Headers, make: () => Promise<T>): Promise<T> {
  const { auth, request, attempts } = parts
  const { userId } = await auth.api.readCodeOwner({ headers })
  if (userId === null) return make()
  const browser = await knownBrowser(parts, request, userId)
  const attempt = { kind: 'code', target: String(userId), ip: request.ip, browser } as const
  return attempts.run(attempt, make, isRefusedAs('SECOND_FACTOR_CODE', 'RECOVERY_CODE'))
}

export function takeSecondStep(
  parts: SignInParts,
  { with: kind, code, trustDevice }: SecondStep,
  headers = fetchHeaders(parts.request),
): Promise<OpenedSession> {
  const { auth, reply } = parts
  const asked = { body: { code, trustDevice }, headers, asResponse: true } as const
  return attemptCode(parts, headers, async () => {
    const answer = kind === 'code' ? auth.api.verifyTOTP(asked) : auth.api.verifyBackupCode(asked)
    return openedBy(reply, await relay(reply, answer, FirstStep))
  })
}

const PasskeyAnswer = z.object({ session: z.object({ token: z.string(), userId: z.coerce.number() }) })

type PasskeyCall = NonNullable<Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]>

/** A passkey alone is two factors. */
export async function signInWithPasskey(
  { auth, request, reply }: SignInCall,
  response: z.output<typeof PasskeySignIn>['response'],
): Promise<OpenedSession> {
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
