import { tables } from '@consoeurs/database'
import { desc } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'
import { decrypt, encrypt } from '../../../platform/data/encryption.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'

const { vapidKeys } = tables

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

interface KeyParts {
  unitOfWork: UnitOfWork
  secret: string
  logger: FastifyBaseLogger
}

/** The newest pair that our secret decrypts. */
async function readKeys(tx: Tx, secret: string): Promise<{ keys: VapidKeys | null; newest: number }> {
  const rows = await tx.select().from(vapidKeys).orderBy(desc(vapidKeys.id))
  for (const { publicKey, privateKey: closed } of rows) {
    const privateKey = await decrypt(secret, closed)
    if (privateKey !== null) return { keys: { publicKey, privateKey }, newest: rows[0]?.id ?? 0 }
  }
  return { keys: null, newest: rows[0]?.id ?? 0 }
}

/**
 * VAPID keys (RFC 8292), shared by all servers. A change of SECRET makes new ones; the old ones stay, in case it
 * returns.
 */
async function storeKeys(tx: Tx, { secret, logger }: KeyParts): Promise<VapidKeys> {
  const { keys, newest } = await readKeys(tx, secret)
  if (keys !== null) return keys
  if (newest > 0) {
    logger.warn(
      'The VAPID keys were encrypted with another SECRET: new ones are made, and every browser has to subscribe again. To keep the old ones, put the earlier SECRET back.',
    )
  }
  const made = webPush.generateVAPIDKeys()
  const privateKey = await encrypt(secret, made.privateKey)
  await tx
    .insert(vapidKeys)
    .values({ id: newest + 1, publicKey: made.publicKey, privateKey })
    .onConflictDoNothing()
  const kept = await readKeys(tx, secret)
  if (kept.keys === null) throw new Error('two servers with different secrets make VAPID keys at once')
  return kept.keys
}

/** Cached per process; failures are retried. */
export function createVapidKeys(parts: KeyParts): () => Promise<VapidKeys> {
  let asked: Promise<VapidKeys> | undefined
  return () => {
    asked ??= parts
      .unitOfWork((tx) => storeKeys(tx, parts))
      .catch((error: unknown) => {
        asked = undefined
        throw error
      })
    return asked
  }
}
