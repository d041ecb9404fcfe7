import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiDeps } from '../../deps.ts'
import { type LiveBus, openLiveBus } from './live-bus.ts'
import { connectRedis } from './redis-connection.ts'

/** Sites that use one Redis do not hear each other: by where each is found. */
const siteOf = (publicUrl: string) => createHash('sha256').update(publicUrl).digest('base64url').slice(0, 12)

/** What this process shares with the others that serve the site; null: it is alone. */
export function openNodes({ settings, pool }: ApiDeps, logger: FastifyBaseLogger): LiveBus | null {
  const { nodes, publicUrl } = settings
  if (nodes === undefined) return null
  const redis = nodes === 'postgres' ? null : connectRedis(nodes.redisUrl)
  return openLiveBus({ redis, pool, site: siteOf(publicUrl), logger })
}
