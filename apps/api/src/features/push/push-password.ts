import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import { seal, unseal } from '../../platform/sealed.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { users } = tables

interface Whose {
  userId: number
  secret: string
}

/**
 * `fcmPassword` of the push-token call (specification §7): encrypted with the site's secret, so that neither a backup nor
 * a look into the table gives it away. An empty one takes it away, and with it her identity at the push provider.
 */
export async function keepPushPassword(tx: Tx, { userId, secret }: Whose, given: string | null): Promise<void> {
  if (given) {
    const fcmPassword = await seal(secret, given)
    await tx.update(users).set({ fcmPassword }).where(eq(users.id, userId))
    return
  }
  const dropped = await tx
    .update(users)
    .set({ fcmPassword: null })
    .where(and(eq(users.id, userId), isNotNull(users.fcmPassword)))
    .returning({ id: users.id })
  if (dropped.length > 0) tx.emit({ type: 'push.identity-dropped', memberId: userId })
}

export async function hasPushPassword(db: Queryable, userId: number): Promise<boolean> {
  const [row] = await db.select({ fcmPassword: users.fcmPassword }).from(users).where(eq(users.id, userId))
  return row !== undefined && row.fcmPassword !== null
}

/** Null where there is none, or where it was closed with another secret: her next sign-in makes another. */
export async function loadPushPassword(db: Queryable, { userId, secret }: Whose): Promise<string | null> {
  const [row] = await db.select({ closed: users.fcmPassword }).from(users).where(eq(users.id, userId))
  return row?.closed ? unseal(secret, row.closed) : null
}
