import type { Database } from '@consoeurs/database'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import type { Auth } from './auth.ts'
import { hasPassword } from './second-factor.queries.ts'
import { fetchHeaders } from './session-reader.ts'

interface Parts {
  auth: Auth
  db: Database
  request: FastifyRequest
  userId: number
}

/** Asked before what a thief of her session would do. A member who signs in without a password has none to give. */
export async function confirmPassword({ auth, db, request, userId }: Parts, password: string | undefined) {
  if (!(await hasPassword(db, userId))) return
  const headers = fetchHeaders(request.headers)
  const answer =
    password === undefined ? null : await auth.api.verifyPassword({ body: { password }, headers, asResponse: true })
  if (answer?.ok !== true) throw new AppError('PASSWORD_WRONG')
}
