import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import { decrypt, encrypt } from '../../../platform/data/encryption.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { users } = tables

interface PasswordOwner {
  userId: number
  secret: string
}

/** `fcmPassword` of specification §7, stored encrypted. An empty one also drops the identity at the provider. */
export async function storePushPassword(
  tx: Tx,
  { userId, secret }: PasswordOwner,
  given: string | null,
): Promise<void> {
  if (given) {
    const fcmPassword = await encrypt(secret, given)
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

/** Null also where it was encrypted with another secret; the next sign-in creates another. */
export async function loadPushPassword(db: Queryable, { userId, secret }: PasswordOwner): Promise<string | null> {
  const [row] = await db.select({ closed: users.fcmPassword }).from(users).where(eq(users.id, userId))
  return row?.closed ? decrypt(secret, row.closed) : null
}
