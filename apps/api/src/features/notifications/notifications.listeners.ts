import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { recountCounters } from './counters.ts'
import { announce, deliver } from './deliver.ts'
import { notificationKinds } from './kinds/index.ts'
import type { Post } from './kinds/kind.ts'
import { retract, settle } from './retract.ts'

/** Every kind's listeners, and the recount that a block or its end asks of both members. */
export function notificationsListeners({
  brand,
  realtime,
  now,
}: Pick<FeatureOptions, 'brand' | 'realtime' | 'now'>): EventListener[] {
  const parts = { realtime, now }
  const post: Post = {
    brand,
    deliver: (tx, draft) => deliver(tx, parts, draft),
    announce: (tx, announcement) => announce(tx, parts, announcement),
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
    on('member.unblocked', ({ blockerId, blockedId }, tx) => recountBoth(tx, blockerId, blockedId)),
  ]
}
