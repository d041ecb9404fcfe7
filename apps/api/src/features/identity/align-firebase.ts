import { type Database, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { JobData } from '../../platform/jobs.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import type { FirebaseAccounts } from './firebase-accounts.ts'
import { noteTokensValidFrom } from './firebase-links.ts'

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
      // Who leaves may come back through the same door: her account there goes when she is erased.
      blocked: sql<boolean>`(${users.blocked} and ${users.leavingAt} is null)`,
      email: users.email,
    })
    .from(firebaseAccounts)
    .innerJoin(users, eq(users.id, firebaseAccounts.userId))
    .where(eq(firebaseAccounts.userId, memberId))
  return row
}

/** Our own calling back is no news to us: it must not end the session from which she asked for it. */
async function revoke({ firebase, unitOfWork }: AlignParts, uid: string): Promise<void> {
  await firebase.revoke(uid)
  const person = (await firebase.lookUp([uid])).get(uid)
  await unitOfWork((tx) => noteTokensValidFrom(tx, uid, person?.tokensValidFrom ?? null))
}

/**
 * Tells Firebase what was decided here. Run again it does the same, so that a job may be tried as often as it takes.
 * A ban disables the account there; a suspension does not, or she could not read here why and until when.
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
