import type { FederatedLink } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { PROVIDER_ID } from './federated-provider.ts'
import { hasPassword } from './second-factor.queries.ts'

const { accounts, passkeys, users } = tables

/** How else she can come in, without anyone's help. */
async function hasOtherWay(db: Queryable, userId: number): Promise<boolean> {
  if (await hasPassword(db, userId)) return true
  const [passkey] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1)
  return passkey !== undefined
}

const isHers = (userId: number) => and(eq(accounts.userId, userId), eq(accounts.providerId, PROVIDER_ID))

export async function loadFederatedLink(db: Queryable, userId: number, providerName: string): Promise<FederatedLink> {
  const [linked] = await db.select({ createdAt: accounts.createdAt }).from(accounts).where(isHers(userId))
  return {
    providerName,
    linkedAt: linked?.createdAt.toISOString() ?? null,
    canUnlink: linked !== undefined && (await hasOtherWay(db, userId)),
  }
}

/** One way in always remains. Her row is held, so that two requests cannot each remove what the other leaves. */
export async function unlinkFederated(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (!(await hasOtherWay(tx, userId))) throw new AppError('LAST_WAY_IN')
  await tx.delete(accounts).where(isHers(userId))
}
