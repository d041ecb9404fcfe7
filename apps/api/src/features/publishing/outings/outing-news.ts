import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { OutingNews } from '../../../events.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { memberVisibleTo, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { isInCommunity } from '../communities/public.ts'
import { uncovered } from '../shares/public.ts'

const { outingDateVotes, outingWaitlist, shareParticipants, shares, userProfiles, users } = tables

/** Recipients per transaction: limits how many inboxes are locked at once. */
const BATCH_SIZE = 50

export function emitOutingNews(
  tx: Tx,
  news: { shareId: number; what: OutingNews },
  recipients: readonly { userId: number }[],
): void {
  const ids = [...new Set(recipients.map(({ userId }) => userId))].sort((a, b) => a - b)
  for (let from = 0; from < ids.length; from += BATCH_SIZE)
    tx.emit({ type: 'outing.told', ...news, recipientIds: ids.slice(from, from + BATCH_SIZE) })
}

/** Those who come, wait or ticked a date, without the host and without those who have a block with her. */
export async function findAttendees(db: Queryable, shareId: number): Promise<{ userId: number }[]> {
  const answered = (table: typeof shareParticipants | typeof outingWaitlist | typeof outingDateVotes) =>
    db
      .select({ userId: table.userId })
      .from(table)
      .innerJoin(shares, eq(shares.id, table.shareId))
      .where(
        and(
          eq(table.shareId, shareId),
          ne(table.userId, shares.authorId),
          notBlockedEitherWay(table.userId, shares.authorId),
        ),
      )
  return [
    ...(await answered(shareParticipants)),
    ...(await answered(outingWaitlist)),
    ...(await answered(outingDateVotes)),
  ]
}

const holdsPlace = (userId: number): SQL =>
  sql`(exists (select 1 from ${shareParticipants} where ${shareParticipants.shareId} = ${shares.id} and ${shareParticipants.userId} = ${userId}) or exists (select 1 from ${outingWaitlist} where ${outingWaitlist.shareId} = ${shares.id} and ${outingWaitlist.userId} = ${userId}) or exists (select 1 from ${outingDateVotes} where ${outingDateVotes.shareId} = ${shares.id} and ${outingDateVotes.userId} = ${userId}))`

/** A cancelled outing is announced although its page is gone. */
const isEnded = (what: OutingNews) => what === 'cancelled' || what === 'withdrawn'

export interface ToldOuting {
  hostId: number
  slug: string
  /** Empty where the share is covered. */
  title: string
  /** Null: to be chosen. */
  at: Date | null
  place: string
  town: string
  timeZone: string | null
}

/** Null where the member has no place or tick any more, or must not learn of it. */
export async function loadToldOuting(
  db: Queryable,
  { shareId, what }: { shareId: number; what: OutingNews },
  userId: number,
): Promise<ToldOuting | null> {
  const kept = and(sql`${shares.hiddenAt} is null`, sql`${shares.deletedAt} is null`, memberVisibleTo({ id: userId }))
  const readable = or(sql`${shares.communityId} is null`, isInCommunity(userId, shares.communityId))
  const [outing] = await db
    .select({
      hostId: shares.authorId,
      slug: shares.slug,
      title: uncovered(shares.title),
      at: shares.outingAt,
      place: shares.outingPlace,
      town: shares.outingTown,
      timeZone: shares.outingTimeZone,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        eq(shares.id, shareId),
        or(sql`${shares.outingAt} is not null`, sql`${shares.outingDates} is not null`),
        holdsPlace(userId),
        readable,
        isEnded(what) ? notBlockedEitherWay(userId, shares.authorId) : kept,
      ),
    )
  if (outing === undefined) return null
  return { ...outing, place: outing.place ?? '', town: outing.town ?? '' }
}
