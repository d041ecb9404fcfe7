import { type ResendDelivery, webhookTest } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { auditWebhook, type Manager, requireManaging } from './manage-webhooks.ts'
import { bodyOf, type QueueParts } from './queue-message.ts'
import { requireWebhook } from './webhooks.queries.ts'

const { webhookDeliveries } = tables

/**
 * Also to a disabled endpoint, so that it can be tried before it is enabled.
 * @throws AppError NOT_FOUND
 */
export async function sendTest(
  tx: Tx,
  manager: Manager,
  { jobs }: Pick<QueueParts, 'jobs'>,
  { id, clientId }: { id: number; clientId: string },
): Promise<void> {
  requireManaging(manager)
  const webhook = await requireWebhook(tx, id)
  const { now, viewer } = manager
  await writeIdempotently(
    tx,
    viewer,
    { clientId, act: 'webhook.test', words: { id } },
    {
      write: async () => {
        const message = { type: webhookTest, body: bodyOf({ type: webhookTest, data: {} }, now) }
        const messageId = `evt_${crypto.randomUUID()}`
        const [delivery] = await tx
          .insert(webhookDeliveries)
          .values({ webhookId: id, messageId, ...message, isTest: true, createdAt: now, nextAttemptAt: now })
          .returning({ id: webhookDeliveries.id })
        if (delivery === undefined) throw new Error('the test was not written')
        await jobs.enqueue('webhooks.deliver', { deliveryId: delivery.id }, tx)
        await auditWebhook(tx, manager, 'webhook.test', webhook)
        return delivery.id
      },
    },
  )
}

/**
 * The same message with the same id, and all its attempts again.
 * @throws AppError NOT_FOUND, WEBHOOK_DISABLED
 */
export async function resendDelivery(
  tx: Tx,
  manager: Manager,
  { jobs }: Pick<QueueParts, 'jobs'>,
  { id, deliveryId, clientId }: ResendDelivery & { id: number },
): Promise<void> {
  requireManaging(manager)
  const webhook = await requireWebhook(tx, id)
  const { now, viewer } = manager
  const isIt = and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id))
  const sent = { clientId, act: 'webhook.resend', words: { id, deliveryId } }
  await writeIdempotently(tx, viewer, sent, {
    write: async () => {
      const [delivery] = await tx.select().from(webhookDeliveries).where(isIt).for('update')
      if (delivery === undefined) throw new AppError('NOT_FOUND')
      if (webhook.disabledAt !== null && !delivery.isTest) throw new AppError('WEBHOOK_DISABLED')
      await tx.update(webhookDeliveries).set({ state: 'waiting', failures: 0, nextAttemptAt: now }).where(isIt)
      await jobs.enqueue('webhooks.deliver', { deliveryId }, tx)
      await auditWebhook(tx, manager, 'webhook.resend', webhook)
      return deliveryId
    },
  })
}
