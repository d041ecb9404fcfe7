import type { SignUp } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import { AppError } from '../../platform/errors.ts'
import { type Auth, freeUsername } from './auth.ts'
import { isStrongPassword } from './password-strength.ts'

interface SignUpParts {
  auth: Auth
  db: Database
}

/**
 * Creates the account and mails a confirmation link. For an address that is already known nothing is created, a mail
 * says so to its owner, and the answer is the same.
 */
export async function signUp({ auth, db }: SignUpParts, { displayName, email, password, birthdate }: SignUp) {
  if (!isStrongPassword(password, [displayName, email])) {
    throw new AppError('PASSWORD_WEAK', { fields: { password: ['Ce mot de passe se devine trop vite.'] } })
  }
  const username = await freeUsername(db, displayName)
  await auth.api.signUpEmail({ body: { name: displayName, email, password, username, birthdate } })
  return { sent: true as const }
}
