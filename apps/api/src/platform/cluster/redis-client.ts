/** Reconnects after this long without a response. */
const SILENCE_MS = 12_000
const PING_MS = 4_000
const CONNECT_MS = 5_000
/** Pending commands; beyond them the next one fails. */
const WAITING = 10_000

/** Reconnects by itself; meanwhile commands fail at once. The stream reader needs RESP 2. */
export async function createRedisClient(url: string) {
  // Only a site that has a Redis loads the library.
  const { createClient } = await import('@redis/client')
  return createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: WAITING,
    pingInterval: PING_MS,
    socket: { connectTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  })
}

/** @throws the error of the connection or of the server */
export async function proveRedis(url: string): Promise<void> {
  const client = await createRedisClient(url)
  // `connect` reports a failure, but an `error` event without a listener would end the process.
  const refused = new Promise<never>((_resolve, reject) => client.on('error', reject))
  try {
    await Promise.race([client.connect(), refused])
    await client.ping()
  } finally {
    client.destroy()
  }
}
