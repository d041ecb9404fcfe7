import { openSidePool } from '@consoeurs/database'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Pool, PoolClient } from 'pg'
import { batchNotices } from './batch-notices.ts'
import type { AdapterMaker, Transport, TransportEvents } from './transport.ts'

/** One listens and one sends, so that the messages of a node arrive in order. */
const CONNECTIONS = 2
/** NOTIFY takes less than 8000 bytes; longer payloads go through a table. */
const LONGEST = 7_900
/** Disables the library's cleanup of that table on every node; the job `nodes.forget` does it. */
const NEVER = 2 ** 31 - 1

const ADAPTER_OPTIONS = {
  tableName: 'live_attachments',
  channelPrefix: 'live',
  payloadThreshold: LONGEST,
  cleanupInterval: NEVER,
}

/** The library's query for each message, and ours for a batch. */
const NOTIFY = 'SELECT pg_notify($1, $2)'
const NOTIFY_ALL =
  'SELECT pg_notify(notice.channel, notice.payload) FROM unnest($1::text[], $2::text[]) AS notice (channel, payload)'

const once = (release: PoolClient['release']): PoolClient['release'] => {
  let isReleased = false
  return (isBroken) => {
    if (!isReleased) release(isBroken)
    isReleased = true
  }
}

export function openPostgresTransport(pool: Pool, events: TransportEvents): Transport {
  const side = openSidePool(pool, CONNECTIONS)
  let listener: PoolClient | undefined
  let releaseListener: PoolClient['release'] = () => undefined
  let checked: PoolClient | undefined
  let isClosed = false

  const dropListener = () => {
    // The library would reconnect for each connection that ends.
    listener?.removeAllListeners('end').removeAllListeners('notification')
    listener = undefined
    releaseListener(true)
  }
  const check = () => {
    const client = listener
    if (client === undefined || client === checked) return
    checked = client
    client
      .query('SELECT 1')
      .then(() => client === listener && events.up())
      // The library notices the end and reconnects.
      .catch(() => client === listener && releaseListener(true))
      .finally(() => {
        checked = undefined
      })
  }
  /** Called by the library for the connection that listens. */
  const connect = async (): Promise<PoolClient> => {
    if (isClosed) return new Promise(() => undefined)
    const client = await side.connect().catch((error: unknown) => {
      events.down(error)
      throw error
    })
    dropListener()
    listener = client
    releaseListener = once(client.release)
    // The library would return it to the pool, still listening.
    client.release = () => undefined
    client.once('end', () => client === listener && events.down(new Error('the connection that listens ended')))
    // After the LISTEN of the library.
    client.once('drain', check)
    return client
  }
  const notify = batchNotices((channels, payloads) => side.query(NOTIFY_ALL, [channels, payloads]))
  const query = (text: string, values: string[] = []) =>
    text === NOTIFY ? notify(values[0] ?? '', values[1] ?? '') : side.query(text, values)

  return {
    adapter: createAdapter({ connect, query } as unknown as Pool, {
      ...ADAPTER_OPTIONS,
      errorHandler: events.lost,
    }) as unknown as AdapterMaker,
    check,
    close: async () => {
      isClosed = true
      dropListener()
      await side.end()
    },
  }
}
