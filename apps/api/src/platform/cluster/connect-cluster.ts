import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiDeps } from '../../deps.ts'
import type { AdapterMaker, Transport, TransportEvents } from './transport.ts'

/** What the adapters of both libraries have beyond their type. */
interface ClusterAdapter {
  broadcast(packet: unknown, options: { flags?: Record<string, unknown> }): void
  doPublish(message: unknown): Promise<string>
}

export interface ClusterConnection extends Transport {
  /** Without other nodes, broadcasts stay on this one. */
  hasOthers: () => boolean
  onUp: () => void
  /** Whether other nodes lack a message of this one that can be reached again. */
  takeLost(): boolean
}

/** Separates sites that share one Redis: only the nodes of a site have the same secret. */
const nameOf = (secret: string) =>
  `consoeurs:${createHmac('sha256', secret).update('nodes').digest('base64url').slice(0, 12)}:live`

interface AdapterParts {
  transport: Transport
  sending: Set<Promise<unknown>>
  hasOthers: () => boolean
  lost: () => void
}

/** Publishes without waiting: live events are hints, so local sockets and the caller go on at once. */
function adapterMaker({ transport, sending, hasOthers, lost }: AdapterParts): AdapterMaker {
  function createAdapter(namespace: unknown): ClusterAdapter {
    const adapter = (transport.adapter as (namespace: unknown) => unknown)(namespace) as ClusterAdapter
    const broadcast = adapter.broadcast.bind(adapter)
    const publish = adapter.doPublish.bind(adapter)
    adapter.broadcast = (packet, options) => {
      if (hasOthers()) return broadcast(packet, options)
      lost()
      broadcast(packet, { ...options, flags: { ...options.flags, local: true } })
    }
    adapter.doPublish = async (message) => {
      const sent = publish(message).catch(lost)
      sending.add(sent)
      void sent.finally(() => sending.delete(sent))
      return ''
    }
    return adapter
  }
  // Socket.IO calls it with `new`.
  return createAdapter as unknown as AdapterMaker
}

/** A single process imports none of the libraries. @returns null for a single process */
export async function connectCluster(
  { settings: { nodes, secret }, pool }: Pick<ApiDeps, 'settings' | 'pool'>,
  logger: FastifyBaseLogger,
): Promise<ClusterConnection | null> {
  if (nodes === undefined) return null
  let state: 'starting' | 'up' | 'down' = 'starting'
  let hasLost = false
  const events: TransportEvents = {
    up: () => {
      if (state === 'up') return
      if (state === 'down') logger.warn('the other nodes are within reach again')
      state = 'up'
      connection.onUp()
    },
    down: (reason) => {
      if (state === 'down') return
      state = 'down'
      logger.warn({ err: reason }, 'the other nodes are out of reach: open pages hear this node alone')
    },
    lost: () => {
      hasLost = true
    },
  }
  const transport =
    nodes === 'postgres'
      ? (await import('./postgres-transport.ts')).openPostgresTransport(pool, events)
      : await (await import('./redis-transport.ts')).openRedisTransport(nodes.redisUrl, nameOf(secret), events)

  const sending = new Set<Promise<unknown>>()
  const connection: ClusterConnection = {
    adapter: adapterMaker({ transport, sending, hasOthers: () => connection.hasOthers(), lost: events.lost }),
    hasOthers: () => true,
    onUp: () => undefined,
    takeLost: () => {
      const isDue = hasLost && state === 'up'
      if (isDue) hasLost = false
      return isDue
    },
    check: transport.check,
    close: async () => {
      await Promise.all(sending)
      await transport.close()
    },
  }
  return connection
}
