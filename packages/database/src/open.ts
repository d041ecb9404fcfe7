import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>

/** The embedded database's unix socket, as its launcher gives it. */
export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  database: string
}

export interface DatabaseAddress {
  url?: string | undefined
  embedded?: EmbeddedConnection | undefined
  /** Connections at most; tests take one, so that a query outside its transaction hangs and is found. */
  poolSize?: number
}

export interface OpenDatabase {
  pool: pg.Pool
  db: Database
  close(): Promise<void>
}

const POOL_SIZE = 20
const CONNECT_TIMEOUT_MS = 10_000

/** Opens the one handle of the process. Nothing is read from the environment: an address is asked for. */
export function openDatabase({ url, embedded, poolSize = POOL_SIZE }: DatabaseAddress): OpenDatabase {
  if ((url === undefined) === (embedded === undefined)) throw new Error('Give either url or embedded')
  const pool = new pg.Pool({
    ...(embedded ?? { connectionString: url }),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'consoeurs',
  })
  // @NOTE an idle connection that breaks (the database restarts) is dropped by the pool; unheard, it would end the process.
  pool.on('error', () => undefined)
  let closing: Promise<void> | undefined
  return {
    pool,
    db: drizzle(pool, { schema }),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}
