import type { SecondFactorState } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { parseCodes, type RecoveryCodeParts } from './recovery-codes.ts'

const { accounts, twoFactors, users } = tables

export async function hasPassword(db: Queryable, userId: number): Promise<boolean> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), isNotNull(accounts.password)))
  return account !== undefined
}

async function countRecoveryCodes(db: Queryable, codes: RecoveryCodeParts, userId: number): Promise<number> {
  const [factor] = await db
    .select({ closed: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
  return factor === undefined ? 0 : (await parseCodes(factor.closed, codes)).length
}

export async function loadSecondFactor(
  { db, codes }: { db: Queryable; codes: RecoveryCodeParts },
  viewer: Viewer,
): Promise<SecondFactorState> {
  const [user] = await db.select({ enabled: users.twoFactorEnabled }).from(users).where(eq(users.id, viewer.id))
  const enabled = user?.enabled === true
  return {
    enabled,
    recoveryCodesLeft: enabled ? await countRecoveryCodes(db, codes, viewer.id) : 0,
    owed: viewer.owesSecondFactor,
    hasPassword: await hasPassword(db, viewer.id),
  }
}
