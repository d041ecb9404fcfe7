import { createClient } from '@redis/client'

/** A Redis that says nothing for so long is given up, and called again. */
const SILENCE_MS = 12_000
const PING_MS = 4_000
const CONNECT_MS = 5_000
/** Commands that may wait for an answer; more than these, and the next one fails. */
const WAITING = 10_000

/**
 * A connection that comes back by itself and, while it is gone, refuses at once. The reader of the stream speaks RESP 2.
 */
export const connectRedis = (url: string) =>
  createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: WAITING,
    pingInterval: PING_MS,
    socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  })

export type RedisConnection = ReturnType<typeof connectRedis>

/** One that only reads: what it asks for waits until Redis is back. */
export const readingBeside = (main: RedisConnection): RedisConnection =>
  main.duplicate({ disableOfflineQueue: false, pingInterval: 0 })
