import { swapsChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { memberIsShown } from '../../foundation/visibility/public.ts'
import { prepareBroadcast } from '../../people/members/public.ts'
import { releaseReservationsBetween } from './change-swap.ts'

const { swaps } = tables

type ListenerOptions = Pick<FeatureOptions, 'realtime' | 'now'>

/** To open lists, but for those behind a block: not even the moment of a change shows through. */
async function announceSwap(tx: Tx, { realtime }: Pick<ListenerOptions, 'realtime'>, swapId: number): Promise<void> {
  const [swap] = await tx
    .select({ ownerId: swaps.ownerId })
    .from(swaps)
    .where(and(eq(swaps.id, swapId), memberIsShown(swaps.ownerId)))
  if (swap === undefined) return
  const event = { type: 'swaps.stale' } as const
  tx.afterCommit(await prepareBroadcast(tx, realtime, { channel: swapsChannel, event, subjects: [swap.ownerId] }))
}

export const swapsListeners = (options: ListenerOptions): EventListener[] => [
  on('swap.published', ({ swapId }, tx) => announceSwap(tx, options, swapId)),
  on('swap.changed', ({ swapId }, tx) => announceSwap(tx, options, swapId)),
  on('member.blocked', ({ blockerId, blockedId }, tx) =>
    releaseReservationsBetween(tx, [blockerId, blockedId], options.now()),
  ),
]
