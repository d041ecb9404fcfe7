import { createAdapter } from '@socket.io/redis-streams-adapter'
import { createRedisClient } from './redis-client.ts'
import type { AdapterMaker, Transport, TransportEvents } from './transport.ts'

/** Events in the stream, for nodes that lost Redis for a moment. */
const KEPT = 1_000

const never = (): Promise<never> => new Promise(() => undefined)

/** @param name separates sites that share one Redis */
export async function openRedisTransport(url: string, name: string, events: TransportEvents): Promise<Transport> {
  const main = await createRedisClient(url)
  const clients = [main]
  const follow = (client: typeof main) => {
    client.on('ready', () => clients.every(({ isReady }) => isReady) && events.up())
    client.on('error', (error) => client.isReady || events.down(error))
    client.on('reconnecting', () => events.down(new Error('the connection ended')))
  }
  /** Commands of the reader and of the subscriber wait until Redis is back. */
  const duplicate = () => {
    const client = main.duplicate({ disableOfflineQueue: false, pingInterval: 0 })
    clients.push(client)
    follow(client)
    // The library handles no rejection of these calls.
    return {
      on: () => undefined,
      connect: () => client.connect().catch(never),
      subscribe: (...asked: Parameters<typeof client.subscribe>) => client.subscribe(...asked).catch(never),
      xRead: (...asked: Parameters<typeof client.xRead>) => client.xRead(...asked),
      sSubscribe: () => undefined,
      disconnect: () => undefined,
    }
  }
  follow(main)
  main.connect().catch(() => undefined)
  const adapter = createAdapter(
    {
      duplicate,
      xAdd: (...asked: Parameters<typeof main.xAdd>) => main.xAdd(...asked),
      publish: (...asked: Parameters<typeof main.publish>) => main.publish(...asked).catch(events.lost),
      // Tells the library that this is no client of ioredis.
      sSubscribe: () => undefined,
    },
    { streamName: name, channelPrefix: name, maxLen: KEPT, onlyPlaintext: true },
  )
  return {
    adapter: adapter as unknown as AdapterMaker,
    // Each client detects silence and reconnects itself.
    check: () => undefined,
    close: async () => {
      for (const client of clients) client.destroy()
    },
  }
}
