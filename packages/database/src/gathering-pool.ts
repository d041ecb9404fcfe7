import pg from 'pg'
import type { BatchingClient } from './batching-client.ts'
import { CarefulPool } from './careful-pool.ts'

/** Of one message, so that one of them that takes long does not keep many others waiting. */
const AT_ONCE = 8

interface Read {
  query: pg.QueryConfig
  values: unknown
  resolve(result: pg.QueryResult): void
  reject(error: unknown): void
}

/** One statement that reads; a write waits for locks and for the disk, and others would wait with it. */
function isRead(query: unknown): query is pg.QueryConfig {
  if (typeof query !== 'object' || query === null || !('text' in query) || 'submit' in query) return false
  return /^\s*select\b/i.test(String(query.text))
}

/**
 * A pool whose connections are asked one thing at a time as long as there are enough of them. Where all are lent out, reads
 * that stand alone wait together: the next connection that comes free takes several of them in one message to PostgreSQL,
 * which each of them alone would wake. The more there is to do, the less each costs.
 */
export class GatheringPool extends CarefulPool {
  readonly #waiting: Read[] = []
  /** Connections that were asked for, to take what waits. */
  #asked = 0

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares this method in eight ways
  override query(query: any, values?: any, callback?: any): any {
    const alone = callback !== undefined || typeof values === 'function' || !isRead(query) || !this.#isLentOut()
    return alone ? super.query(query, values, callback) : this.#later(query, values)
  }

  /** Beyond the connections that were asked for to take them. */
  get waitingReads(): number {
    return this.#waiting.length - this.#asked
  }

  #isLentOut(): boolean {
    return this.idleCount === 0 && this.totalCount >= this.options.max
  }

  #later(query: pg.QueryConfig, values: unknown): Promise<pg.QueryResult> {
    return new Promise<pg.QueryResult>((resolve, reject) => {
      this.#waiting.push({ query, values, resolve, reject })
      if (this.#asked * AT_ONCE < this.#waiting.length) void this.#askWaiting()
    }).catch((error: Error) => {
      // The trace of a socket's event says nothing; the one of whoever waits does.
      Error.captureStackTrace(error)
      throw error
    })
  }

  async #askWaiting(): Promise<void> {
    this.#asked++
    const client = await this.connect().catch((error: unknown) => error as Error)
    this.#asked--
    const reads = this.#waiting.splice(0, AT_ONCE)
    if (client instanceof Error) {
      for (const { reject } of reads) reject(client)
      return
    }
    await this.#askTogether(client as pg.PoolClient & BatchingClient, reads)
  }

  async #askTogether(client: pg.PoolClient & BatchingClient, reads: Read[]): Promise<void> {
    client.gather()
    const asked = reads.map(({ query, values }) => client.query(query, values as unknown[]))
    client.scatter()
    const answers = await Promise.allSettled(asked)
    client.release()
    // What was in one message is undone together, and what stood behind the one that failed was not run.
    const failed = answers.some((answer) => answer.status === 'rejected' && answer.reason instanceof pg.DatabaseError)
    for (const [index, { query, values, resolve, reject }] of reads.entries()) {
      const answer = answers[index]
      if (failed && reads.length > 1) super.query(query, values as unknown[]).then(resolve, reject)
      else if (answer?.status === 'fulfilled') resolve(answer.value)
      else reject(answer?.reason)
    }
  }
}

/** Whatever waits for a connection, those that wait together counted one by one. */
export const queriesWaiting = (pool: pg.Pool): number =>
  pool.waitingCount + (pool instanceof GatheringPool ? pool.waitingReads : 0)
