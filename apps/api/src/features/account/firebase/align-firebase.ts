import { type Database, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { JobData } from '../../../platform/delivery/jobs.ts'
import type { FirebaseAccounts } from './firebase-accounts.ts'
import { recordTokensValidFrom } from './firebase-links.ts'

const { firebaseAccounts, users } = tables

interface AlignParts {
  db: Database
  unitOfWork: UnitOfWork
  firebase: FirebaseAccounts
  logger: FastifyBaseLogger
}

async function load(db: Database, memberId: number) {
  const [row] = await db
    .select({
      uid: firebaseAccounts.uid,
      disabledByUs: firebaseAccounts.disabledByUs,
      out: users.banned,
      // A leaving member may return; her Firebase account is deleted when she is erased.
      blocked: sql<boolean>`(${users.blocked} and ${users.leavingAt} is null)`,
      email: users.email,
    })
    .from(firebaseAccounts)
    .innerJoin(users, eq(users.id, firebaseAccounts.userId))
    .where(eq(firebaseAccounts.userId, memberId))
  return row
}

/** Records our own revocation as known, so that it does not end the requesting session. */
async function revoke({ firebase, unitOfWork }: AlignParts, uid: string): Promise<void> {
  await firebase.revoke(uid)
  const person = (await firebase.lookUp([uid])).get(uid)
  await unitOfWork((tx) => recordTokensValidFrom(tx, uid, person?.tokensValidFrom ?? null))
}

/**
 * Idempotent, so the job may retry. A ban disables the Firebase account; a suspension does not, or the member could not
 * read the reason.
 */
export async function alignFirebase(parts: AlignParts, asked: JobData['firebase.align']): Promise<void> {
  const { db, unitOfWork, firebase, logger } = parts
  const { memberId, what } = asked
  const row = await load(db, memberId)
  if (row === undefined) return
  const { uid, disabledByUs, email } = row
  if (what === 'email') {
    if (!(await firebase.changeEmail(uid, email))) {
      logger.warn({ source: 'firebase', memberId }, 'her new address is another account’s at Firebase')
    }
    return
  }
  const disabled = row.out || row.blocked
  if (what === 'standing' && disabled !== disabledByUs) {
    await firebase.setDisabled(uid, disabled)
    await unitOfWork((tx) =>
      tx.update(firebaseAccounts).set({ disabledByUs: disabled }).where(eq(firebaseAccounts.uid, uid)),
    )
  }
  if (what === 'signed-out') await revoke(parts, uid)
}
