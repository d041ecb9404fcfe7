import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { recountCounters } from './counters.ts'
import { announce, deliver } from './deliver.ts'
import { notificationKinds } from './kinds/index.ts'
import type { Post } from './kinds/kind.ts'
import { retract, settle } from './retract.ts'
import { silenceCovered } from './silence-covered.ts'

/**
 * Every kind's listeners, the recount that a block asks of both members and a mute of one, as their ends do, and the
 * words that a cover takes out of lines.
 */
export function notificationsListeners({
  brand,
  realtime,
  now,
  jobs,
}: Pick<FeatureOptions, 'brand' | 'realtime' | 'now' | 'jobs'>): EventListener[] {
  const parts = { realtime, now, jobs }
  const post: Post = {
    brand,
    deliver: (tx, draft) => deliver(tx, parts, draft),
    announce: (tx, asked, load) => announce(tx, parts, asked, load),
    retract: (tx, line) => retract(tx, parts, line),
    settle: (tx, line) => settle(tx, parts, line),
  }
  /** By id, so that two of these never wait for each other. */
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
    on('share.changed', (changed, tx) => silenceCovered(tx, changed)),
    on('member.unblocked', ({ blockerId, blockedId }, tx) => recountBoth(tx, blockerId, blockedId)),
  ]
}
