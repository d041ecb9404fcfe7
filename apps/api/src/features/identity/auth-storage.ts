import { type Database, tables } from '@consoeurs/database'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { withHashedSessionTokens } from './hashed-session-tokens.ts'

/** better-auth's tables under our names. */
export const authStorage = (db: Database) =>
  withHashedSessionTokens(
    drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: tables.users,
        session: tables.sessions,
        account: tables.accounts,
        verification: tables.verifications,
        twoFactor: tables.twoFactors,
        passkey: tables.passkeys,
      },
    }),
  )
