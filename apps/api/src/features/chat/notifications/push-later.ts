import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { PushOrder } from '../../../platform/delivery/push.ts'
import type { DeliveryParts } from './deliver.ts'

export type PushDraft = Omit<PushOrder, 'id' | 'at'>

/** Queues the push in the event's transaction. */
export async function pushLater(tx: Tx, { jobs, now }: DeliveryParts, push: PushDraft): Promise<void> {
  await jobs.enqueue('push.tell', { ...push, id: crypto.randomUUID(), at: now().toISOString() }, tx)
}
