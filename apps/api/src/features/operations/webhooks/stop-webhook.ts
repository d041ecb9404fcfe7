import { limits, type WebhookDisabledReason } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { recordAudit, serverActor } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { webhookDeliveries, webhooks } = tables

interface Stop {
  reason: WebhookDisabledReason
  now: Date
}

/** What waits is given up; it can be sent again by hand. */
export async function disable(tx: Tx, webhookId: number, { reason, now }: Stop): Promise<void> {
  await tx
    .update(webhooks)
    .set({ disabledAt: now, disabledReason: reason })
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.disabledAt)))
  const waiting = and(
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.state, 'waiting'),
    eq(webhookDeliveries.isTest, false),
  )
  await tx.update(webhookDeliveries).set({ state: 'failed', nextAttemptAt: null }).where(waiting)
}

/** Disables an endpoint that is gone, or that has only failed for five days; administrators see it as pending. */
export async function noteFailure(
  tx: Tx,
  webhookId: number,
  { isGone, now }: { isGone: boolean; now: Date },
): Promise<void> {
  const isOn = and(eq(webhooks.id, webhookId), isNull(webhooks.disabledAt))
  const [webhook] = await tx.select().from(webhooks).where(isOn).for('update')
  if (webhook === undefined) return
  const failingSince = webhook.failingSince ?? now
  await tx.update(webhooks).set({ failingSince }).where(eq(webhooks.id, webhookId))
  const isTooLong = now.getTime() - failingSince.getTime() >= limits.webhooks.failing
  if (!isGone && !isTooLong) return
  const reason = isGone ? 'gone' : 'failing'
  await disable(tx, webhookId, { reason, now })
  const detail = { name: webhook.name, reason }
  await recordAudit(tx, serverActor, { action: 'webhook.stop', target: 'webhook', targetId: webhookId, detail })
}

export const noteSuccess = (tx: Tx, webhookId: number) =>
  tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.failingSince)))
