import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { FirebaseAccounts, FirebasePerson } from './firebase-accounts.ts'

const { firebaseAccounts, users, accounts } = tables

/** Undefined if unknown; null while its erasure at Firebase is pending. */
export async function memberOfUid(db: Queryable, uid: string): Promise<number | null | undefined> {
  const [row] = await db
    .select({ userId: firebaseAccounts.userId })
    .from(firebaseAccounts)
    .where(eq(firebaseAccounts.uid, uid))
  return row?.userId
}

export async function uidOfMember(db: Queryable, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ uid: firebaseAccounts.uid })
    .from(firebaseAccounts)
    .where(eq(firebaseAccounts.userId, userId))
  return row?.uid ?? null
}

/** Disabled or deleted; false for a member without a Firebase account. */
export async function isDisabledAtFirebase(
  db: Queryable,
  firebase: FirebaseAccounts,
  userId: number,
): Promise<boolean> {
  const uid = await uidOfMember(db, userId)
  return uid !== null && (await firebase.lookUp([uid])).get(uid)?.disabled !== false
}

export async function memberOfEmail(db: Queryable, email: string): Promise<number | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = ${email}`)
  return user?.id ?? null
}

/** @throws AppError FEDERATED_TAKEN if either is already linked */
export async function linkFirebase(tx: Tx, uid: string, userId: number): Promise<void> {
  const [linked] = await tx
    .insert(firebaseAccounts)
    .values({ uid, userId })
    .onConflictDoNothing()
    .returning({ uid: firebaseAccounts.uid })
  if (linked === undefined) throw new AppError('FEDERATED_TAKEN')
}

/** Firebase verified the address. Deletes the local password, whose owner may never have proved the address (0011). */
export async function adoptAccount(tx: Tx, person: FirebasePerson, userId: number): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  await linkFirebase(tx, person.uid, userId)
  // A younger Firebase account is not a revocation.
  await recordTokensValidFrom(tx, person.uid, person.tokensValidFrom)
}

/** Only a later revocation ends sessions. */
export async function recordTokensValidFrom(tx: Tx, uid: string, from: Date | null): Promise<void> {
  await tx.update(firebaseAccounts).set({ tokensValidFrom: from }).where(eq(firebaseAccounts.uid, uid))
}

/** Queues the uid for erasure by `watchFirebase`. */
export async function queueFirebaseErasure(tx: Tx, uid: string): Promise<void> {
  await tx.insert(firebaseAccounts).values({ uid }).onConflictDoNothing()
}

export const removeQueuedErasure = (tx: Tx, uid: string) =>
  tx.delete(firebaseAccounts).where(and(eq(firebaseAccounts.uid, uid), isNull(firebaseAccounts.userId)))
