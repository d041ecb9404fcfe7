import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../platform/http/errors.ts'
import type { OpenedSession } from '../auth/public.ts'
import { setFlagCookie } from '../auth/public.ts'

export const FirstStep = z.union([
  z.object({ twoFactorRedirect: z.literal(true) }),
  z.object({ token: z.string(), user: z.object({ id: z.coerce.number() }) }),
])
export type FirstStep = z.infer<typeof FirstStep>

export function openedBy(reply: FastifyReply, answer: FirstStep): OpenedSession {
  if ('twoFactorRedirect' in answer) throw new AppError('SECOND_FACTOR_REQUIRED')
  setFlagCookie(reply, true)
  return { userId: answer.user.id, jwt: answer.token }
}
