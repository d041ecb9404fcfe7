import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiDeps } from '../../deps.ts'
import type { LiveBus } from './live-bus.ts'
import { createOwnMemory } from './own-memory.ts'
import { createPostgresMemory } from './postgres-memory.ts'
import { createRedisMemory } from './redis-memory.ts'
import type { SharedMemory } from './shared-memory.ts'
import { createSteadyMemory } from './steady-memory.ts'

export interface Nodes {
  /** null: this process is alone. */
  bus: LiveBus | null
  memory: SharedMemory
}

/** Sites that use one Redis do not hear each other: the nodes of one have its key in common. */
const siteOf = (secret: string) => createHmac('sha256', secret).update('nodes').digest('base64url').slice(0, 12)

/** What this process shares with the others that serve the site. One that is alone loads nothing of what would carry it. */
export async function openNodes(
  { settings, pool }: Pick<ApiDeps, 'settings' | 'pool'>,
  logger: FastifyBaseLogger,
): Promise<Nodes> {
  const { nodes, secret } = settings
  const own = createOwnMemory()
  if (nodes === undefined) return { bus: null, memory: own }
  const site = siteOf(secret)
  const { openLiveBus } = await import('./live-bus.ts')
  const redis = nodes === 'postgres' ? null : (await import('./redis-connection.ts')).connectRedis(nodes.redisUrl)
  const outside = redis === null ? createPostgresMemory(pool) : createRedisMemory(redis, site)
  return {
    bus: await openLiveBus({ redis, pool, site, logger }),
    memory: createSteadyMemory({ outside, own, secret, logger }),
  }
}
