import type { FederatedLink } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { hasPassword, PROVIDER_ID } from '../auth/public.ts'

const { accounts, passkeys } = tables

async function hasOtherWay(db: Queryable, userId: number): Promise<boolean> {
  if (await hasPassword(db, userId)) return true
  const [passkey] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1)
  return passkey !== undefined
}

const isOwnAccount = (userId: number) => and(eq(accounts.userId, userId), eq(accounts.providerId, PROVIDER_ID))

export async function loadFederatedLink(db: Queryable, userId: number, providerName: string): Promise<FederatedLink> {
  const [linked] = await db.select({ createdAt: accounts.createdAt }).from(accounts).where(isOwnAccount(userId))
  return {
    providerName,
    linkedAt: linked?.createdAt.toISOString() ?? null,
    canUnlink: linked !== undefined && (await hasOtherWay(db, userId)),
  }
}

/** Keeps one sign-in method; the row lock stops two concurrent requests from removing both. */
export async function unlinkFederated(tx: Tx, userId: number): Promise<void> {
  await lockUser(tx, userId)
  if (!(await hasOtherWay(tx, userId))) throw new AppError('LAST_WAY_IN')
  await tx.delete(accounts).where(isOwnAccount(userId))
}
