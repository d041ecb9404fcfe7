import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import { encrypt } from '../../../platform/data/encryption.ts'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { auditWebhook, type Manager, requireManaging } from './manage-webhooks.ts'
import { openSecrets } from './open-secrets.ts'
import { newSecret } from './sign-message.ts'
import { requireWebhook } from './webhooks.queries.ts'

const { webhooks } = tables

interface Rotation {
  id: number
  clientId: string
  /** Encrypts the secret. */
  key: string
}

/**
 * The former secret signs beside the new one for a day.
 * @throws AppError NOT_FOUND
 */
export async function rotateSecret(tx: Tx, manager: Manager, { id, clientId, key }: Rotation): Promise<void> {
  requireManaging(manager)
  const webhook = await requireWebhook(tx, id)
  const { now, viewer } = manager
  const sent = { clientId, act: 'webhook.rotate', words: { id } }
  await writeIdempotently(tx, viewer, sent, {
    write: async () => {
      const formerSecretUntil = new Date(now.getTime() + limits.webhooks.formerSecret)
      const secret = await encrypt(key, newSecret())
      const made = { secret, secretMadeAt: now, formerSecret: webhook.secret, formerSecretUntil }
      await tx.update(webhooks).set(made).where(eq(webhooks.id, id))
      await auditWebhook(tx, manager, 'webhook.rotate', webhook)
      return id
    },
  })
}

/**
 * For the answer to the request that made it. Null where that request is repeated much later, with a key of weeks ago.
 */
export async function revealNewSecret(
  db: Queryable,
  { id, now }: { id: number; now: Date },
  keys: Pick<ApiSettings, 'secret' | 'secretsBefore'>,
): Promise<string | null> {
  const webhook = await requireWebhook(db, id)
  if (now.getTime() - webhook.secretMadeAt.getTime() > limits.webhooks.secretShown) return null
  const [secret] = await openSecrets({ ...webhook, formerSecret: null }, keys, now)
  return secret ?? null
}
