import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import type { Opened } from './signed-in-answer.ts'
import { setFlagCookie } from './web-response.ts'

/** What better-auth says after a first step: a session, or that the second factor is owed. */
export const FirstStep = z.union([
  z.object({ twoFactorRedirect: z.literal(true) }),
  z.object({ token: z.string(), user: z.object({ id: z.coerce.number() }) }),
])
export type FirstStep = z.infer<typeof FirstStep>

/** Opens the session in her browser, or says that the code is still owed. */
export function openedBy(reply: FastifyReply, answer: FirstStep): Opened {
  if ('twoFactorRedirect' in answer) throw new AppError('SECOND_FACTOR_REQUIRED')
  setFlagCookie(reply, true)
  return { userId: answer.user.id, jwt: answer.token }
}
