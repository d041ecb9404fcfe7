import { tables } from '@consoeurs/database'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { createPublicPoster } from '../../../platform/outgoing/fetch-public.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { contentMessage, findDueEntries } from './content-messages.ts'
import { deliverMessage, isUnclaimed } from './deliver-message.ts'
import { type QueueParts, queueMessage } from './queue-message.ts'

const { webhookDeliveries } = tables

const AT_ONCE = 8
/** Overdue by that much, a delivery has lost its job. */
const LOST_AFTER = 180_000
const MOST = 200

/** With a new due time, so that a long queue is not filled again each minute. */
async function queueLostDeliveries(tx: Tx, { jobs, now }: QueueParts): Promise<void> {
  const at = now()
  const lost = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.state, 'waiting'),
        lt(webhookDeliveries.nextAttemptAt, new Date(at.getTime() - LOST_AFTER)),
        isUnclaimed(at),
      ),
    )
    .orderBy(webhookDeliveries.nextAttemptAt)
    .limit(MOST)
    .for('update', { skipLocked: true })
  const due = await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: at })
    .where(inArray(webhookDeliveries.id, lost))
    .returning({ deliveryId: webhookDeliveries.id })
  for (const { deliveryId } of due) await jobs.enqueue('webhooks.deliver', { deliveryId }, tx)
}

type TendParts = Pick<FeatureOptions, 'unitOfWork' | 'jobs' | 'now' | 'settings'>

/** Each minute: announces what is due by its date, and finds deliveries that a crash left. */
export async function tendWebhooks(options: TendParts): Promise<void> {
  const { unitOfWork, now, settings } = options
  await unitOfWork((tx) => queueLostDeliveries(tx, options))
  for (const entry of await unitOfWork((tx) => findDueEntries(tx, now()))) {
    await unitOfWork(async (tx) => {
      const parts = { now: now(), publicUrl: settings.publicUrl, isSaved: false }
      const message = await contentMessage(tx, entry, parts)
      if (message !== null) await queueMessage(tx, options, { ...message, id: `evt_${crypto.randomUUID()}` })
    })
  }
}

export function registerWebhooksJobs(options: FeatureOptions): void {
  const poster = options.postPublic ?? createPublicPoster()
  const parts = { ...options, poster }
  options.jobs.workPromptly('webhooks.deliver', ({ deliveryId }) => deliverMessage(parts, deliveryId), AT_ONCE)
  options.jobs.work('webhooks.tend', () => tendWebhooks(options))
}
