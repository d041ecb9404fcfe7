import { tables } from '@consoeurs/database'
import { desc } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'
import { seal, unseal } from '../../platform/sealed.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'

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

/** The newest pair that our secret opens; several servers that look at once agree on one. */
async function readKeys(tx: Tx, secret: string): Promise<{ keys: VapidKeys | null; newest: number }> {
  const rows = await tx.select().from(vapidKeys).orderBy(desc(vapidKeys.id))
  for (const { publicKey, privateKey: closed } of rows) {
    const privateKey = await unseal(secret, closed)
    if (privateKey !== null) return { keys: { publicKey, privateKey }, newest: rows[0]?.id ?? 0 }
  }
  return { keys: null, newest: rows[0]?.id ?? 0 }
}

/**
 * The site's VAPID pair (RFC 8292): made at the first need, the same on every start and server. Under another secret the
 * old pair cannot be opened; it stays for the day on which the secret comes back, and a new one takes its place.
 */
async function keepKeys(tx: Tx, { secret, logger }: KeyParts): Promise<VapidKeys> {
  const { keys, newest } = await readKeys(tx, secret)
  if (keys !== null) return keys
  if (newest > 0) {
    logger.warn(
      'The VAPID keys were encrypted with another SECRET: new ones are made, and every browser has to subscribe again. To keep the old ones, put the earlier SECRET back.',
    )
  }
  const made = webPush.generateVAPIDKeys()
  const privateKey = await seal(secret, made.privateKey)
  await tx
    .insert(vapidKeys)
    .values({ id: newest + 1, publicKey: made.publicKey, privateKey })
    .onConflictDoNothing()
  const kept = await readKeys(tx, secret)
  if (kept.keys === null) throw new Error('two servers with different secrets make VAPID keys at once')
  return kept.keys
}

/** Asked for once per process; a failure is asked again. */
export function createVapidKeys(parts: KeyParts): () => Promise<VapidKeys> {
  let asked: Promise<VapidKeys> | undefined
  return () => {
    asked ??= parts
      .unitOfWork((tx) => keepKeys(tx, parts))
      .catch((error: unknown) => {
        asked = undefined
        throw error
      })
    return asked
  }
}
