import { tables } from '@consoeurs/database'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { awaitPresence, memberIsShown } from '../../foundation/visibility/public.ts'
import { publishToShare } from '../shares/public.ts'
import { emitOutingNews, findAttendees } from './outing-news.ts'
import { lockOuting, promoteWaiting, withdrawFromOutings } from './waiting-list.ts'

const { shareParticipants, shares, users } = tables

/** Participants are notified when the host pauses her account. */
async function withdrawHosted(tx: Tx, memberId: number, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: shares.id })
    .from(shares)
    .where(
      and(eq(shares.authorId, memberId), gt(shares.outingAt, now), isNull(shares.deletedAt), isNull(shares.hiddenAt)),
    )
    .orderBy(asc(shares.id))
  for (const { id } of rows) tx.emit({ type: 'outing.cancelled', shareId: id, by: 'site' })
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
  on('share.going', async ({ shareId, memberId }, tx) => {
    const [share] = await tx.select({ version: shares.version }).from(shares).where(eq(shares.id, shareId))
    if (share !== undefined)
      await publishToShare(tx, realtime, { type: 'share.changed', shareId, version: share.version }, memberId)
  }),
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
