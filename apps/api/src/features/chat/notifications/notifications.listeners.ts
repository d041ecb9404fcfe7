import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { findUnreadFrom, recountCounters } from '../../foundation/inbox/public.ts'
import { awaitPresence, requestRecount } from '../../foundation/visibility/public.ts'
import { announceLive, deliver } from './deliver.ts'
import { notificationKinds } from './kinds/index.ts'
import type { NotificationDelivery } from './kinds/kind.ts'
import { muteCoveredDiscussions } from './mute-covered-discussions.ts'
import { markGroupRead, requote, retract } from './retract.ts'

export function notificationsListeners({
  brand,
  realtime,
  now,
  jobs,
}: Pick<FeatureOptions, 'brand' | 'realtime' | 'now' | 'jobs'>): EventListener[] {
  const parts = { realtime, now, jobs }
  const post: NotificationDelivery = {
    brand,
    deliver: (tx, draft) => deliver(tx, parts, draft),
    announce: (tx, asked, load) => announceLive(tx, parts, asked, load),
    retract: (tx, line) => retract(tx, parts, line),
    requote: (tx, change) => requote(tx, parts, change),
    settle: (tx, line) => markGroupRead(tx, parts, line),
  }
  /** By id, to avoid deadlocks. */
  const recountBoth = async (tx: Tx, first: number, second: number) => {
    await recountCounters(tx, realtime, Math.min(first, second))
    await recountCounters(tx, realtime, Math.max(first, second))
  }
  return [
    ...notificationKinds.flatMap((kind) => kind.listeners(post)),
    on('member.blocked', ({ blockerId, blockedId }, tx) => recountBoth(tx, blockerId, blockedId)),
    on('mutes.changed', async ({ memberId }, tx) => {
      await recountCounters(tx, realtime, memberId)
      tx.afterCommit(() => realtime.toUser(memberId, { type: 'mutes.changed' }))
    }),
    on('member.presence-changed', async ({ memberId }, tx) => {
      await awaitPresence(tx, memberId)
      requestRecount(tx, 'counters', await findUnreadFrom(tx, memberId))
    }),
    on('counts.stale', async ({ of, ids }, tx) => {
      if (of !== 'counters') return
      for (const id of ids) await recountCounters(tx, realtime, id)
    }),
    on('share.covered', (covered, tx) => muteCoveredDiscussions(tx, covered)),
    on('member.unblocked', ({ blockerId, blockedId }, tx) => recountBoth(tx, blockerId, blockedId)),
    // Same events as for any block, or the client would reveal who has the name.
    on('block-list.changed', async ({ memberId }, tx) => void (await recountCounters(tx, realtime, memberId))),
  ]
}
