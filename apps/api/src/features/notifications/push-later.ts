import type { PushOrder } from '../../platform/push.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { DeliveryParts } from './deliver.ts'

/** What her devices are told, where she wants it and has any. */
export type PushDraft = Omit<PushOrder, 'id' | 'at'>

/** Where the way to her devices begins, in the transaction of the event: a push exists exactly if what it tells does. */
export async function pushLater(tx: Tx, { jobs, now }: DeliveryParts, push: PushDraft): Promise<void> {
  await jobs.enqueue('push.tell', { ...push, id: crypto.randomUUID(), at: now().toISOString() }, tx)
}
