import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FirebaseAccounts, FirebasePerson } from './firebase-accounts.ts'

const { firebaseAccounts, users, accounts } = tables

/** Whose account at Firebase this is here; undefined for a stranger, null while it waits to be erased there. */
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

/** Whether her account there is closed or gone. She who never came by it has none to be closed. */
export async function isOffAtFirebase(db: Queryable, firebase: FirebaseAccounts, userId: number): Promise<boolean> {
  const uid = await uidOfMember(db, userId)
  return uid !== null && (await firebase.lookUp([uid])).get(uid)?.disabled !== false
}

export async function memberOfEmail(db: Queryable, email: string): Promise<number | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = ${email}`)
  return user?.id ?? null
}

/** She is one of us, and this is she. @throws AppError FEDERATED_TAKEN where one of the two is somebody else’s */
export async function linkFirebase(tx: Tx, uid: string, userId: number): Promise<void> {
  const [linked] = await tx
    .insert(firebaseAccounts)
    .values({ uid, userId })
    .onConflictDoNothing()
    .returning({ uid: firebaseAccounts.uid })
  if (linked === undefined) throw new AppError('FEDERATED_TAKEN')
}

/**
 * The account that has her address is hers: Firebase has seen her prove it. The password that was chosen here opens
 * nothing any more, as it would be a second truth, and may be that of somebody who never proved the address (0011).
 */
export async function adoptAccount(tx: Tx, person: FirebasePerson, userId: number): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  await linkFirebase(tx, person.uid, userId)
  // Her account there may be younger than her sessions here: that calls nothing back.
  await noteTokensValidFrom(tx, person.uid, person.tokensValidFrom)
}

/** What was called back up to now is known: only a later instant is news. */
export async function noteTokensValidFrom(tx: Tx, uid: string, from: Date | null): Promise<void> {
  await tx.update(firebaseAccounts).set({ tokensValidFrom: from }).where(eq(firebaseAccounts.uid, uid))
}

/** Nobody’s here: `watchFirebase` erases it there. */
export async function leaveFirebase(tx: Tx, uid: string): Promise<void> {
  await tx.insert(firebaseAccounts).values({ uid }).onConflictDoNothing()
}

export const forgetLeft = (tx: Tx, uid: string) =>
  tx.delete(firebaseAccounts).where(and(eq(firebaseAccounts.uid, uid), isNull(firebaseAccounts.userId)))
