import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { BusState } from './bus-state.ts'
import type { AdapterMaker, Carrier } from './live-bus.ts'
import { type RedisConnection, readingBeside } from './redis-connection.ts'

/** Events that the stream holds: what a node can take up that lost Redis for a moment. */
const KEPT = 1_000
/** The reader of the stream and the hearer of what is said aside. */
const READERS = 2

interface RedisBusParts {
  main: RedisConnection
  /** Names this site where several use one Redis. */
  site: string
  state: BusState
  /** Something did not leave, and nobody waits to hear of it. */
  unsent: () => void
}

/** The stream and the channels of Redis, by the library’s adapter. */
export function openRedisBus({ main, site, state, unsent }: RedisBusParts): Carrier {
  const ready = new Set<RedisConnection>()
  const readers: RedisConnection[] = []
  let closed = false

  const follow = (connection: RedisConnection) => {
    const lost = (reason: unknown) => {
      ready.delete(connection)
      if (!closed) state.down(reason)
    }
    connection.on('ready', () => {
      ready.add(connection)
      if (ready.size === READERS + 1) state.up()
    })
    connection.on('error', (error) => {
      if (!connection.isReady) lost(error)
    })
    connection.on('reconnecting', () => lost('the connection ended'))
  }

  /** What the library uses of a reader: it waits for none of these promises, so that none may fail. */
  const readerAsTheLibraryKnows = () => {
    const reader = readingBeside(main)
    readers.push(reader)
    follow(reader)
    return {
      on: () => undefined,
      sSubscribe: () => undefined,
      connect: () => reader.connect().catch(untilTheEnd),
      subscribe: (channels: string[], listener: (payload: Buffer) => void, asBytes: true) =>
        reader.subscribe(channels, listener, asBytes).catch(untilTheEnd),
      // After the end the library would ask on and on.
      xRead: (...asked: Parameters<typeof reader.xRead>) =>
        closed
          ? untilTheEnd()
          : reader.xRead(...asked).catch((error) => (closed ? untilTheEnd() : Promise.reject(error))),
      disconnect: () => undefined,
    }
  }
  /** The same of the connection that writes; a failed `publish` is nobody's, so that its loss is noted here. */
  const mainAsTheLibraryKnows = {
    sSubscribe: () => undefined,
    duplicate: readerAsTheLibraryKnows,
    xAdd: (...said: Parameters<RedisConnection['xAdd']>) => main.xAdd(...said),
    publish: (channel: string, payload: Buffer) => main.publish(channel, payload).catch(unsent),
  }

  follow(main)
  main.connect().catch(() => undefined)
  const adapter = createAdapter(mainAsTheLibraryKnows, {
    streamName: `consoeurs:${site}:live`,
    channelPrefix: `consoeurs:${site}:live`,
    maxLen: KEPT,
    onlyPlaintext: true,
  })
  return {
    adapter: adapter as unknown as AdapterMaker,
    // Each of its connections looks after itself: whoever is silent too long is called again.
    check: () => undefined,
    close: async () => {
      closed = true
      for (const connection of [...readers, main]) connection.destroy()
    },
  }
}

const untilTheEnd = (): Promise<never> => new Promise(() => undefined)
