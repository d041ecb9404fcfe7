import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { recordUnheardContents } from './content-messages.ts'
import { auditWebhook, type Manager, requireManaging } from './manage-webhooks.ts'
import { disable } from './stop-webhook.ts'
import { requireWebhook } from './webhooks.queries.ts'

const { webhooks } = tables

/**
 * Starts with a clean record: the five days count again.
 * @throws AppError NOT_FOUND
 */
export async function enableWebhook(tx: Tx, manager: Manager, id: number): Promise<void> {
  requireManaging(manager)
  const webhook = await requireWebhook(tx, id)
  if (webhook.disabledAt === null) return
  await recordUnheardContents(tx, manager.now)
  await tx
    .update(webhooks)
    .set({ disabledAt: null, disabledReason: null, failingSince: null })
    .where(eq(webhooks.id, id))
  await auditWebhook(tx, manager, 'webhook.enable', webhook)
}

/**
 * Of one that the site disabled by itself: it no longer waits for a decision.
 * @throws AppError NOT_FOUND
 */
export async function disableWebhook(tx: Tx, manager: Manager, id: number): Promise<void> {
  requireManaging(manager)
  const webhook = await requireWebhook(tx, id)
  if (webhook.disabledReason === 'hand') return
  await disable(tx, id, { reason: 'hand', now: manager.now })
  await tx.update(webhooks).set({ disabledReason: 'hand' }).where(eq(webhooks.id, id))
  await auditWebhook(tx, manager, 'webhook.disable', webhook)
}
