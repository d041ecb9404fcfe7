import type { SignIn } from '@consoeurs/contract'
import { type Database, tables } from '@consoeurs/database'
import { APIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import type { Auth } from './auth.ts'
import { isShutOut } from './session-reader.ts'

interface SignInParts {
  auth: Auth
  db: Database
  unitOfWork: UnitOfWork
  now: () => Date
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
 * whoever knows the password, and gets a new link. A new sign-in ends a pause.
 */
export async function signIn(
  { auth, db, unitOfWork, now }: SignInParts,
  { identifier, password }: SignIn,
  requestHeaders: Headers,
) {
  const email = await emailOf(db, identifier)
  const answer = await auth.api
    .signInEmail({ body: { email, password }, headers: requestHeaders, returnHeaders: true })
    .catch((error: unknown) => {
      if (error instanceof APIError && error.statusCode === 403) throw new AppError('EMAIL_NOT_CONFIRMED')
      if (error instanceof APIError && error.statusCode < 500) throw new AppError('CREDENTIALS')
      throw error
    })
  const userId = Number(answer.response.user.id)
  const [user] = await db.select().from(tables.users).where(eq(tables.users.id, userId))
  if (user === undefined) throw new AppError('CREDENTIALS')
  if (isShutOut(user, now())) {
    const { token } = answer.response
    await unitOfWork((tx) => tx.delete(tables.sessions).where(eq(tables.sessions.token, token)))
    throw new AppError('ACCOUNT_SUSPENDED')
  }
  if (user.pause === 1) {
    await unitOfWork((tx) => tx.update(tables.users).set({ pause: 0 }).where(eq(tables.users.id, userId)))
  }
  return { userId, jwt: answer.response.token, headers: answer.headers }
}
