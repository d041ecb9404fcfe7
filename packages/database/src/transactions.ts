import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Database, Queryable, Transaction } from './types.ts'

const dialect = new PgDialect()
const handles = new WeakMap<pg.PoolClient, Transaction>()

/** PostgreSQL: an earlier statement of the transaction failed. */
const ABORTED = '25P02'

const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve))

/** Rejects statements after a failed one later than that one, so that `Promise.all` has the cause. */
const causeFirst = (client: pg.PoolClient): pg.PoolClient =>
  Object.create(client, {
    query: {
      value: (query: pg.QueryConfig, values: unknown[]) =>
        client.query(query, values).catch(async (error: unknown) => {
          if (error instanceof pg.DatabaseError && error.code === ABORTED) await nextTick()
          throw error
        }),
    },
  })

/** One per connection, so that prepared queries (`prepared.ts`) are reused. */
function handleOf(client: pg.PoolClient): Transaction {
  const known = handles.get(client)
  if (known !== undefined) return known
  const session = new NodePgSession(causeFirst(client), dialect, undefined)
  const handle: Transaction = new NodePgTransaction(dialect, session, undefined)
  handles.set(client, handle)
  return handle
}

/** Does not wait for BEGIN. Statements of `last` are sent together with COMMIT. */
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
  const client = await db.$client.connect()
  let broken = false
  try {
    const begun = client.query('begin')
    // Reported below.
    begun.catch(() => undefined)
    const result = await work(handleOf(client))
    // A drizzle query runs at every `then`; run it once.
    const lastResult = Promise.resolve(last?.(handleOf(client)))
    // A statement of `last` that cannot be sent rejects before the next tick: COMMIT must not follow it.
    await Promise.race([lastResult, nextTick()])
    const [, { command }, atLast] = await Promise.all([begun, client.query('commit'), lastResult])
    // PostgreSQL's answer if an earlier error was ignored.
    if (command === 'ROLLBACK') throw new Error('The transaction had failed')
    return last === undefined ? result : [result, atLast]
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Sends independent reads on one connection without waiting for each other's results. */
export async function readTogether<T extends readonly unknown[]>(
  db: Queryable,
  read: (db: Queryable) => { [K in keyof T]: Promise<T[K]> },
): Promise<T> {
  if (!('$client' in db)) return Promise.all(read(db)) as Promise<unknown> as Promise<T>
  const client = await db.$client.connect()
  try {
    const asked = read(handleOf(client)).map((one) => Promise.resolve(one))
    await Promise.allSettled(asked)
    return (await Promise.all(asked)) as unknown as T
  } finally {
    client.release()
  }
}
