import type { SecondFactorState } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Auth } from './auth.ts'

const { accounts, users } = tables

export async function hasPassword(db: Queryable, userId: number): Promise<boolean> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)))
  return account !== undefined
}

/** Her recovery codes in clear: for the moment at which they are shown, and to count what is left. */
export async function recoveryCodesOf(auth: Auth, userId: number): Promise<string[]> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: String(userId) } })
  return backupCodes
}

export async function loadSecondFactor(db: Queryable, auth: Auth, viewer: Viewer): Promise<SecondFactorState> {
  const [user] = await db.select({ enabled: users.twoFactorEnabled }).from(users).where(eq(users.id, viewer.id))
  const enabled = user?.enabled === true
  return {
    enabled,
    recoveryCodesLeft: enabled ? (await recoveryCodesOf(auth, viewer.id)).length : 0,
    owed: viewer.owesSecondFactor,
    hasPassword: await hasPassword(db, viewer.id),
  }
}
