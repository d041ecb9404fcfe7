import { openSidePool } from '@consoeurs/database'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Pool, PoolClient } from 'pg'
import type { BusState } from './bus-state.ts'
import { gatherNotices } from './gathered-notices.ts'
import type { AdapterMaker, Carrier } from './live-bus.ts'

/** One that listens, one that tells: what a node says arrives in its order. */
const CONNECTIONS = 2
/** NOTIFY takes less than 8000 bytes; what is longer lies in a table. */
const LONGEST = 7_900
/** The library cleans that table by the clock of every node: ours has a job (`nodes.forget`), so that it never does. */
const NEVER = 2 ** 31 - 1

/** What the library asks for each word, and the same for all that wait. */
const NOTIFY = 'SELECT pg_notify($1, $2)'
const NOTIFY_ALL =
  'SELECT pg_notify(said.channel, said.payload) FROM unnest($1::text[], $2::text[]) AS said (channel, payload)'

interface PostgresBusParts {
  pool: Pool
  state: BusState
  /** Something did not leave, and nobody waits to hear of it. */
  unsent: () => void
}

/** LISTEN and NOTIFY of the database that holds the truth. */
export function openPostgresBus({ pool, state, unsent }: PostgresBusParts): Carrier {
  const side = openSidePool(pool, CONNECTIONS)
  let listening: PoolClient | undefined
  let closed = false
  let asking = false

  const dropListening = () => {
    // The library would open another one for each that ends.
    listening?.removeAllListeners('end').removeAllListeners('notification')
    listening?.release(true)
    listening = undefined
  }
  const isHeard = async (client: PoolClient) => {
    if (asking) return
    asking = true
    try {
      await client.query('select 1')
      if (client === listening) state.up()
    } catch (error) {
      lose(client, error)
    } finally {
      asking = false
    }
  }
  const lose = (client: PoolClient, reason: unknown) => {
    if (closed || client !== listening) return
    listening = undefined
    state.down(reason)
    // The library hears the end of its connection, and opens another.
    client.release(true)
  }
  /** As the library asks for the connection that listens. */
  const connect = async (): Promise<PoolClient> => {
    if (closed) return new Promise(() => undefined)
    try {
      const client = await side.connect()
      dropListening()
      listening = client
      client.once('end', () => lose(client, 'the connection that listened ended'))
      // The library says LISTEN before anything else.
      client.once('drain', () => void isHeard(client))
      return client
    } catch (error) {
      if (!closed) state.down(error)
      throw error
    }
  }
  const notify = gatherNotices((channels, payloads) => side.query(NOTIFY_ALL, [channels, payloads]), unsent)
  const query = async (text: string, values: unknown[] = []): Promise<unknown> => {
    if (text === NOTIFY) return notify(String(values[0]), String(values[1]))
    const answer = await side.query(text, values)
    return answer
  }

  const adapter = createAdapter({ connect, query } as unknown as Pool, {
    tableName: 'live_attachments',
    channelPrefix: 'live',
    payloadThreshold: LONGEST,
    cleanupInterval: NEVER,
  })
  return {
    adapter: adapter as unknown as AdapterMaker,
    check: () => {
      if (listening !== undefined) void isHeard(listening)
    },
    close: async () => {
      closed = true
      dropListening()
      await side.end()
    },
  }
}
