import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { BatchingClient } from './batching-client.ts'
import type { Database, Queryable, Transaction } from './types.ts'

const dialect = new PgDialect()
const handles = new WeakMap<pg.PoolClient, Transaction>()

/** One handle for a connection, as long as it lives: what was prepared on it (`prepared.ts`) stays prepared. */
function handleOf(client: pg.PoolClient): Transaction {
  const known = handles.get(client)
  if (known !== undefined) return known
  const handle: Transaction = new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
  handles.set(client, handle)
  return handle
}

/**
 * Runs `work` in a transaction: it commits, or nothing of it happened. What `last` asks leaves together with the commit,
 * and its answer is known afterwards.
 */
export async function inTransaction<T, L>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  last: (tx: Transaction) => Promise<L>,
): Promise<[T, L]>
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T>
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  last?: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  // `openDatabase` gives the pool its kind of client.
  const client = (await db.$client.connect()) as pg.PoolClient & BatchingClient
  try {
    client.begin()
    const result = await work(handleOf(client))
    const [atLast] = await Promise.all([last?.(handleOf(client)), client.commit()])
    return last === undefined ? result : [result, atLast]
  } catch (error) {
    await client.rollback()
    throw error
  } finally {
    client.release()
  }
}

/**
 * Reads that do not wait for one another, on one connection: they leave as one message to PostgreSQL, which each of them
 * alone would wake. One that fails takes those behind it along; the connection is given back once all have ended.
 */
export async function readTogether<T extends readonly unknown[]>(
  db: Queryable,
  read: (db: Queryable) => { [K in keyof T]: Promise<T[K]> },
): Promise<T> {
  if (!('$client' in db)) return Promise.all(read(db)) as Promise<unknown> as Promise<T>
  const client = (await db.$client.connect()) as pg.PoolClient & BatchingClient
  client.gather()
  try {
    // A query of drizzle is asked each time that somebody waits for it: here once.
    const asked = read(handleOf(client)).map((one) => Promise.resolve(one))
    await Promise.allSettled(asked)
    return (await Promise.all(asked)) as unknown as T
  } finally {
    client.scatter()
    client.release()
  }
}
