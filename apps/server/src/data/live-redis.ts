import { proveRedis } from '@consoeurs/api'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { timed } from '../process/console.ts'
import type { Settings } from '../settings/settings.ts'
import { within } from '../within.ts'
import { reasonOf } from './start-reasons.ts'

const PATIENCE_MS = 8_000

/** Without this a site whose Redis is away starts, and waits for it in silence. */
export async function proveLiveRedis({ nodes }: Pick<Settings, 'nodes'>): Promise<void> {
  if (typeof nodes !== 'object') return
  const { host } = new URL(nodes.redisUrl)
  try {
    await timed('Vérification de Redis', () => within(PATIENCE_MS, proveRedis(nodes.redisUrl)))
  } catch (error) {
    throw new StartRefusal(
      `Réglage REDIS_URL\u202f: le Redis ${host} ne répond pas comme il faut (${reasonOf(error)})\u202f; lance-le, ou vérifie l’adresse, le nom et le mot de passe.`,
    )
  }
}
