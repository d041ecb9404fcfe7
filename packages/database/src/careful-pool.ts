import pg from 'pg'

type Lent = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void

/** Whether the connection still owes an answer; @types/pg leaves the field out. */
const owesAnswer = (client: pg.PoolClient) => (client as { readyForQuery?: boolean | null }).readyForQuery === false

/** Giving a connection back twice is harmless, and one that still waits for an answer is thrown away, never lent again. */
function carefulRelease(client: pg.PoolClient): void {
  const { release } = client
  let returned = false
  client.release = (error) => {
    if (returned) return
    returned = true
    release.call(client, error ?? owesAnswer(client))
  }
}

/**
 * The driver's pool, for the day the database dies. It does not listen to a connection that it has lent out: the break of
 * one would end the process in the middle of everyone's requests. And a transaction whose first word found the
 * connection broken never gives it back: after as many as the pool is large, nobody is served any more.
 */
export class CarefulPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    // An idle connection that breaks (the database restarts) is dropped by the pool.
    this.on('error', () => undefined)
    this.on('connect', (client) => {
      // Its query fails with the reason; what is left to do is to take it back.
      client.on('error', () => undefined)
      client.once('end', () => client.release?.(true))
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(lent: Lent): void
  override connect(lent?: Lent): Promise<pg.PoolClient> | undefined {
    if (lent === undefined) {
      return super.connect().then((client) => {
        carefulRelease(client)
        return client
      })
    }
    super.connect((error, client, done) => {
      if (client !== undefined) carefulRelease(client)
      lent(error, client, client === undefined ? done : (release) => client.release(release as boolean))
    })
    return undefined
  }
}
