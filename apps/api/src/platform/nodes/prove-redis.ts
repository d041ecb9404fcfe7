/** Asks a Redis whether it is there and lets us in, and closes again. @throws what the connection or the server says */
export async function proveRedis(url: string): Promise<void> {
  const { connectRedis } = await import('./redis-connection.ts')
  const client = connectRedis(url)
  // A connection that fails is told by `connect`; without a listener it would end the process.
  const refused = new Promise<never>((_resolve, reject) => client.on('error', reject))
  try {
    await Promise.race([client.connect(), refused])
    await client.ping()
  } finally {
    client.destroy()
  }
}
