import { certificationLimits, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { closeRequests } from './close-request.ts'
import { endCertification } from './end-certification.ts'

const { certifications, userProfiles } = tables

const DAY = 24 * 3_600_000
const AT_ONCE = 200

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY)

/** Erases pictures not judged in time. Not a refusal: it does not use up a try. */
async function giveUp(tx: Tx, now: Date): Promise<void> {
  const tooOld = lte(certifications.sentAt, daysFrom(now, -certificationLimits.unjudgedDays))
  const closing = { state: 'unjudged' as const, decidedAt: now, assigneeId: null }
  for (const { id, userId } of await closeRequests(tx, tooOld, closing)) {
    tx.emit({ type: 'certification.told', what: 'unjudged', memberId: userId, certificationId: id })
  }
}

/** Reminds once, in the month before expiry, unless a new picture is waiting. */
async function remind(tx: Tx, now: Date): Promise<void> {
  const reminded = await tx
    .update(certifications)
    .set({ remindedAt: now })
    .where(
      and(
        eq(certifications.state, 'certified'),
        isNull(certifications.endedAt),
        isNull(certifications.remindedAt),
        lte(certifications.expiresAt, daysFrom(now, certificationLimits.renewDays)),
        sql`not exists (select 1 from certifications as asked where asked.user_id = ${certifications.userId} and asked.state = 'waiting')`,
      ),
    )
    .returning({ id: certifications.id, memberId: certifications.userId })
  for (const { id, memberId } of reminded) {
    tx.emit({ type: 'certification.told', what: 'ending', memberId, certificationId: id })
  }
}

/** @returns the number ended, at most `AT_ONCE` */
async function lapse(tx: Tx, now: Date): Promise<number> {
  const over = await tx
    .select({ userId: userProfiles.userId })
    .from(userProfiles)
    .where(
      and(
        eq(userProfiles.certified, true),
        sql`(${userProfiles.certificate} ->> 'expiresAt')::timestamptz <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  for (const { userId } of over) {
    const row = await endCertification(tx, { userId, ended: 'lapsed', now })
    tx.emit({ type: 'certification.told', what: 'lapsed', memberId: userId, certificationId: row?.id ?? null })
  }
  return over.length
}

/** Deletes requests a year after the decision or the end; valid certifications stay. */
async function forget(tx: Tx, now: Date): Promise<void> {
  const before = daysFrom(now, -limits.moderationDays)
  await tx
    .delete(certifications)
    .where(
      or(
        and(eq(certifications.state, 'shown'), lt(certifications.shownAt, daysFrom(now, -1))),
        and(inArray(certifications.state, ['refused', 'cancelled', 'unjudged']), lt(certifications.decidedAt, before)),
        and(ne(certifications.state, 'waiting'), lt(certifications.endedAt, before)),
      ),
    )
}

/** Hourly. One transaction per step, so that a failure does not keep pictures of another step. */
export async function maintainCertifications(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  await unitOfWork((tx) => giveUp(tx, now))
  while ((await unitOfWork((tx) => lapse(tx, now))) === AT_ONCE);
  await unitOfWork((tx) => remind(tx, now))
  await unitOfWork((tx) => forget(tx, now))
}
