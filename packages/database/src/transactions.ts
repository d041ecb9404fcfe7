import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Database, Transaction } from './types.ts'

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

/** Runs `work` in a transaction: it commits, or nothing of it happened. */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    const result = await work(handleOf(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
