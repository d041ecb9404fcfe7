import { type AddWebhook, type ChangeWebhook, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import { encrypt } from '../../../platform/data/encryption.ts'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { recordUnheardContents } from './content-messages.ts'
import { auditWebhook, type Manager, requireManaging } from './manage-webhooks.ts'
import { newSecret } from './sign-message.ts'
import { requireWebhook } from './webhooks.queries.ts'

const { webhooks } = tables

async function insertWebhook(tx: Tx, manager: Manager, key: string, fields: ChangeWebhook): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`)
  if ((await tx.$count(webhooks)) >= limits.webhooks.most) throw new AppError('TOO_MANY_WEBHOOKS')
  await recordUnheardContents(tx, manager.now)
  const secret = await encrypt(key, newSecret())
  const { now } = manager
  const [row] = await tx
    .insert(webhooks)
    .values({ ...fields, secret, secretMadeAt: now, createdAt: now })
    .returning({ id: webhooks.id })
  if (row === undefined) throw new Error('the webhook was not written')
  await auditWebhook(tx, manager, 'webhook.add', { id: row.id, ...fields })
  return row.id
}

/**
 * @param key encrypts the secret
 * @throws AppError TOO_MANY_WEBHOOKS
 */
export async function addWebhook(
  tx: Tx,
  manager: Manager,
  key: string,
  { clientId, ...fields }: AddWebhook,
): Promise<number> {
  requireManaging(manager)
  const sent = { clientId, act: 'webhook.add', words: fields }
  return writeIdempotently(tx, manager.viewer, sent, { write: () => insertWebhook(tx, manager, key, fields) })
}

/** @throws AppError NOT_FOUND */
export async function changeWebhook(tx: Tx, manager: Manager, id: number, fields: ChangeWebhook): Promise<void> {
  requireManaging(manager)
  const before = await requireWebhook(tx, id)
  const { name, url, events } = fields
  const isSame = name === before.name && url === before.url && events.join() === before.events.join()
  if (isSame) return
  // A new address has not failed yet.
  await tx
    .update(webhooks)
    .set({ ...fields, ...(url !== before.url && { failingSince: null }) })
    .where(eq(webhooks.id, id))
  await auditWebhook(tx, manager, 'webhook.change', { id, ...fields })
}

/**
 * With its deliveries.
 * @throws AppError NOT_FOUND
 */
export async function deleteWebhook(tx: Tx, manager: Manager, id: number): Promise<void> {
  requireManaging(manager)
  const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning()
  if (gone === undefined) throw new AppError('NOT_FOUND')
  await auditWebhook(tx, manager, 'webhook.delete', gone)
}
