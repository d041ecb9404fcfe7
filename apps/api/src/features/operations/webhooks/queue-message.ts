import type { WebhookEvent } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { FeatureOptions } from '../../feature-options.ts'

const { webhookDeliveries, webhooks } = tables

export type QueueParts = Pick<FeatureOptions, 'jobs' | 'now'>

export interface WebhookMessage {
  type: WebhookEvent
  /** Ids, slugs and public addresses: nothing that a member wrote, and no member. */
  data: Record<string, string | number | null>
}

/** As it is signed and sent: written once, so that every attempt has the same bytes. */
export const bodyOf = ({ type, data }: { type: string; data: object }, at: Date): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

/**
 * One delivery for each endpoint that subscribes to the event, with its job, in the transaction of the listener. The
 * same message again adds none.
 */
export async function queueMessage(
  tx: Tx,
  { jobs, now }: QueueParts,
  message: WebhookMessage & { id: string },
): Promise<void> {
  const { id: messageId, type } = message
  const subscribed = await tx
    .select({ webhookId: webhooks.id })
    .from(webhooks)
    .where(and(isNull(webhooks.disabledAt), arrayContains(webhooks.events, [type])))
  if (subscribed.length === 0) return
  const at = now()
  const sent = { messageId, type, body: bodyOf(message, at), createdAt: at, nextAttemptAt: at }
  const added = await tx
    .insert(webhookDeliveries)
    .values(subscribed.map(({ webhookId }) => ({ webhookId, ...sent })))
    .onConflictDoNothing()
    .returning({ deliveryId: webhookDeliveries.id })
  for (const { deliveryId } of added) await jobs.enqueue('webhooks.deliver', { deliveryId }, tx)
}
