import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { ServerOptions } from 'socket.io'
import { type BusState, createBusState } from './bus-state.ts'
import type { RedisConnection } from './redis-connection.ts'

export type AdapterMaker = Extract<ServerOptions['adapter'], (...args: never[]) => unknown>

/** What carries live events and the nodes' words to each other. */
export interface Carrier {
  adapter: AdapterMaker
  /** Looks whether what listens still hears; where it does not, it is opened anew. */
  check(): void
  close(): Promise<void>
}

export interface LiveBus {
  adapter: AdapterMaker
  state: BusState
  check(): void
  /** Whether something did not leave since this was last asked. */
  takeUnsent(): boolean
  /** What pages are told leaves this node only where `hasHearers` says that there is another one. */
  speakWhere(hasHearers: () => boolean): void
  /** Whether something was told on this node alone since this was last asked. */
  takeKept(): boolean
  close(): Promise<void>
}

interface BusParts {
  /** null: through the database. */
  redis: RedisConnection | null
  pool: Pool
  /** Names this site where several use one Redis. */
  site: string
  logger: FastifyBaseLogger
}

/** Loads the one library that carries it. */
export async function openLiveBus({ redis, pool, site, logger }: BusParts): Promise<LiveBus> {
  const state = createBusState(logger)
  const leaving = new Set<Promise<unknown>>()
  let missing = false
  let kept = false
  let hasHearers = () => true
  const staysHere = () => {
    const stays = !hasHearers()
    kept ||= stays
    return stays
  }
  const unsent = () => {
    missing = true
  }
  const carrier: Carrier =
    redis === null
      ? (await import('./postgres-bus.ts')).openPostgresBus({ pool, state, unsent })
      : (await import('./redis-bus.ts')).openRedisBus({ main: redis, site, state, unsent })
  const note = (sending: Promise<unknown>) => {
    const settled = sending.catch(unsent)
    leaving.add(settled)
    void settled.finally(() => leaving.delete(settled))
  }
  return {
    adapter: neverWaiting(carrier.adapter, { note, staysHere }),
    state,
    check: carrier.check,
    takeUnsent: () => {
      const before = missing
      missing = false
      return before
    },
    speakWhere: (ask) => {
      hasHearers = ask
    },
    takeKept: () => {
      const before = kept
      kept = false
      return before
    },
    close: async () => {
      await Promise.all(leaving)
      await carrier.close()
    },
  }
}

/** What an adapter publishes by, in both libraries. */
interface Publishing {
  broadcast(packet: unknown, options: { flags?: Record<string, unknown> }): void
  doPublish(message: unknown): Promise<string>
  doPublishResponse(requesterUid: string, response: unknown): Promise<void>
}

interface Ways {
  note: (sending: Promise<unknown>) => void
  staysHere: () => boolean
}

/**
 * The sockets of this node hear at once, and whoever writes goes on at once, whether or not the message reaches the
 * others: a live event is a hint. Where there are no others it does not leave.
 */
function neverWaiting(make: AdapterMaker, { note, staysHere }: Ways): AdapterMaker {
  // The server calls it with `new`.
  function neverWaitingAdapter(namespace: unknown): Publishing {
    const adapter = (make as (namespace: unknown) => unknown)(namespace) as Publishing
    const broadcast = adapter.broadcast.bind(adapter)
    const publish = adapter.doPublish.bind(adapter)
    const respond = adapter.doPublishResponse.bind(adapter)
    adapter.broadcast = (packet, options) =>
      broadcast(packet, staysHere() ? { ...options, flags: { ...options.flags, local: true } } : options)
    adapter.doPublish = async (message) => {
      note(publish(message))
      return ''
    }
    adapter.doPublishResponse = async (requesterUid, response) => note(respond(requesterUid, response))
    return adapter
  }
  return neverWaitingAdapter as unknown as AdapterMaker
}
