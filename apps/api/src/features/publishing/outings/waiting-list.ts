import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { memberIsShown, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { isInCommunity } from '../communities/public.ts'

const { outingDateVotes, outingWaitlist, shareParticipants, shares } = tables

export interface LockedOuting {
  id: number
  authorId: number
  communityId: number | null
  /** Null: unlimited. */
  capacity: number | null
  going: number
  at: Date
}

/** Every answer takes this lock, so that no two take the last seat. Null where there is no outing any more. */
export async function lockOuting(tx: Tx, shareId: number): Promise<LockedOuting | null> {
  const [row] = await tx
    .select({
      id: shares.id,
      authorId: shares.authorId,
      communityId: shares.communityId,
      capacity: shares.outingSeats,
      going: shares.goingCount,
      at: shares.outingAt,
    })
    .from(shares)
    .where(and(eq(shares.id, shareId), isNull(shares.deletedAt)))
    .for('no key update')
  return row === undefined || row.at === null ? null : { ...row, at: row.at }
}

export const vacancies = ({ capacity, going }: LockedOuting): number =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - going)

/** @returns the outing with the new count */
export async function addGoing(tx: Tx, outing: LockedOuting, by: number): Promise<LockedOuting> {
  if (by === 0) return outing
  const going = outing.going + by
  await tx.update(shares).set({ goingCount: going }).where(eq(shares.id, outing.id))
  return { ...outing, going }
}

/** Present, without a block with the host, and still in the community. */
const mayCome = ({ authorId, communityId }: LockedOuting): SQL | undefined =>
  and(
    memberIsShown(outingWaitlist.userId),
    notBlockedEitherWay(outingWaitlist.userId, authorId),
    communityId === null ? undefined : isInCommunity(outingWaitlist.userId, communityId),
  )

/** Gives each free seat to the first who waits, and notifies her. */
export async function promoteWaiting(tx: Tx, outing: LockedOuting, now: Date): Promise<LockedOuting> {
  const free = vacancies(outing)
  if (free === 0 || outing.at <= now) return outing
  const first = tx
    .select({ userId: outingWaitlist.userId })
    .from(outingWaitlist)
    .where(and(eq(outingWaitlist.shareId, outing.id), mayCome(outing)))
    .orderBy(asc(outingWaitlist.createdAt), asc(outingWaitlist.userId))
  const promoted = (await (Number.isFinite(free) ? first.limit(free) : first)).map(({ userId }) => userId)
  if (promoted.length === 0) return outing
  const rows = await tx
    .delete(outingWaitlist)
    .where(and(eq(outingWaitlist.shareId, outing.id), inArray(outingWaitlist.userId, promoted)))
    .returning()
  await tx.insert(shareParticipants).values(rows.map(({ createdAt: _, ...answer }) => answer))
  for (const memberId of promoted) tx.emit({ type: 'share.going', shareId: outing.id, memberId, going: true })
  tx.emit({ type: 'outing.told', shareId: outing.id, what: 'promoted', recipientIds: promoted })
  return addGoing(tx, outing, promoted.length)
}

interface Withdrawal {
  memberId: number
  /** On `shares`; undefined: all future outings. */
  from?: SQL | undefined
  now: Date
}

/** Her ticks: an answer replaces them. Undefined: everywhere. */
export async function clearTicks(tx: Tx, userId: number, where: SQL | undefined): Promise<void> {
  await tx.delete(outingDateVotes).where(and(eq(outingDateVotes.userId, userId), where))
}

/** Takes the member out of future outings; the first who wait move up. */
export async function withdrawFromOutings(tx: Tx, { memberId, from, now }: Withdrawal): Promise<void> {
  const answered = sql`(exists (select 1 from ${shareParticipants} where ${shareParticipants.shareId} = ${shares.id} and ${shareParticipants.userId} = ${memberId}) or exists (select 1 from ${outingWaitlist} where ${outingWaitlist.shareId} = ${shares.id} and ${outingWaitlist.userId} = ${memberId}))`
  const rows = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(sql`${shares.outingAt} > ${now.toISOString()}::timestamptz`, isNull(shares.deletedAt), answered, from))
    .orderBy(asc(shares.id))
  const there = tx.select({ id: shares.id }).from(shares).where(from)
  await clearTicks(tx, memberId, from === undefined ? undefined : inArray(outingDateVotes.shareId, there))
  for (const { id } of rows) await withdraw(tx, { shareId: id, memberId, now })
}

/** @returns the outing as it is now; null where there is none any more */
export async function withdraw(
  tx: Tx,
  { shareId, memberId, now }: { shareId: number; memberId: number; now: Date },
): Promise<LockedOuting | null> {
  const outing = await lockOuting(tx, shareId)
  if (outing === null) return null
  await clearTicks(tx, memberId, eq(outingDateVotes.shareId, shareId))
  await tx.delete(outingWaitlist).where(and(eq(outingWaitlist.shareId, shareId), eq(outingWaitlist.userId, memberId)))
  const left = await tx
    .delete(shareParticipants)
    .where(and(eq(shareParticipants.shareId, shareId), eq(shareParticipants.userId, memberId)))
    .returning({ userId: shareParticipants.userId })
  if (left.length > 0) tx.emit({ type: 'share.going', shareId, memberId, going: false })
  return promoteWaiting(tx, await addGoing(tx, outing, -left.length), now)
}
