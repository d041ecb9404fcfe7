import { tables } from '@consoeurs/database'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { awaitPresence, memberIsShown, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { publishToShare } from '../shares/public.ts'
import { datesRemain } from './agenda.queries.ts'
import { announceOuting } from './announce-outing.ts'
import { emitOutingNews, findAttendees } from './outing-news.ts'
import { lockOuting, promoteWaiting, withdrawFromOutings } from './waiting-list.ts'

const { outingDateVotes, shareParticipants, shares, users } = tables

/** To open pages of the share, but for those of the member who answered. */
async function publishAnswer(
  tx: Tx,
  realtime: FeatureOptions['realtime'],
  answer: { shareId: number; memberId: number },
) {
  const { shareId, memberId } = answer
  const [share] = await tx.select({ version: shares.version }).from(shares).where(eq(shares.id, shareId))
  if (share !== undefined)
    await publishToShare(tx, realtime, { type: 'share.changed', shareId, version: share.version }, memberId)
}

/** Participants are notified when the host pauses her account. */
async function withdrawHosted(tx: Tx, memberId: number, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(
      and(
        eq(shares.authorId, memberId),
        or(gt(shares.outingAt, now), datesRemain(now)),
        isNull(shares.deletedAt),
        isNull(shares.hiddenAt),
      ),
    )
    .orderBy(asc(shares.id))
  for (const { id } of rows) tx.emit({ type: 'outing.cancelled', shareId: id, by: 'site' })
}

/** To those who ticked the date, and to those who ticked others alone. */
async function notifyFixed(tx: Tx, shareId: number, at: string): Promise<void> {
  const ticks = await tx
    .select({
      userId: outingDateVotes.userId,
      suits: sql<boolean>`bool_or(${outingDateVotes.at} = ${at}::timestamptz)`,
    })
    .from(outingDateVotes)
    .innerJoin(shares, eq(shares.id, outingDateVotes.shareId))
    .where(and(eq(outingDateVotes.shareId, shareId), notBlockedEitherWay(outingDateVotes.userId, shares.authorId)))
    .groupBy(outingDateVotes.userId)
  for (const what of ['fixed', 'settled'] as const)
    emitOutingNews(
      tx,
      { shareId, what },
      ticks.filter(({ suits }) => suits === (what === 'fixed')),
    )
}

export const outingsListeners = ({ realtime, now }: Pick<FeatureOptions, 'realtime' | 'now'>): EventListener[] => [
  on('outing.changed', async ({ shareId, what }, tx) => {
    if (what === 'moved') {
      await tx
        .update(shareParticipants)
        .set({ remindedAt: null, confirmedAt: null })
        .where(eq(shareParticipants.shareId, shareId))
    }
    emitOutingNews(tx, { shareId, what }, await findAttendees(tx, shareId))
  }),
  on('outing.cancelled', async ({ shareId, by }, tx) => {
    const what = by === 'host' ? 'cancelled' : 'withdrawn'
    emitOutingNews(tx, { shareId, what }, await findAttendees(tx, shareId))
  }),
  // It may now hold more.
  on('share.changed', async ({ shareId }, tx) => {
    const outing = await lockOuting(tx, shareId)
    if (outing !== null) await promoteWaiting(tx, outing, now())
  }),
  on('share.published', ({ shareId }, tx) => announceOuting(tx, realtime, { shareId })),
  on('share.changed', ({ shareId }, tx) => announceOuting(tx, realtime, { shareId })),
  on('share.removed', ({ shareId }, tx) => announceOuting(tx, realtime, { shareId })),
  on('outing.fixed', ({ shareId, at }, tx) => notifyFixed(tx, shareId, at)),
  on('outing.fixed', ({ shareId }, tx) => announceOuting(tx, realtime, { shareId })),
  on('share.going', ({ shareId, memberId }, tx) => publishAnswer(tx, realtime, { shareId, memberId })),
  on('share.going', ({ shareId, memberId }, tx) => announceOuting(tx, realtime, { shareId, memberId })),
  on('outing.ticked', ({ shareId, memberId }, tx) => publishAnswer(tx, realtime, { shareId, memberId })),
  // Neither stays at an outing of the other.
  on('member.blocked', async ({ blockerId, blockedId }, tx) => {
    const at = now()
    await withdrawFromOutings(tx, { memberId: blockedId, from: eq(shares.authorId, blockerId), now: at })
    await withdrawFromOutings(tx, { memberId: blockerId, from: eq(shares.authorId, blockedId), now: at })
  }),
  on('community.left', ({ communityId, memberId }, tx) =>
    withdrawFromOutings(tx, { memberId, from: eq(shares.communityId, communityId), now: now() }),
  ),
  on('member.presence-changed', async ({ memberId }, tx) => {
    await awaitPresence(tx, memberId)
    const [member] = await tx
      .select({ shown: memberIsShown(memberId), banned: users.banned })
      .from(users)
      .where(eq(users.id, memberId))
    if (member === undefined || member.shown) return
    await withdrawHosted(tx, memberId, now())
    if (member.banned) await withdrawFromOutings(tx, { memberId, now: now() })
  }),
]
