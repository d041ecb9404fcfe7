import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { CarefulPool } from './careful-pool.ts'
import { GatheringPool } from './gathering-pool.ts'
import { rememberingClient } from './remembering-client.ts'
import type { Database } from './types.ts'

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

/** Connections of one process: more than two cores keep busy; each is a process of PostgreSQL, with plans of its own. */
export const POOL_SIZE = 6
const CONNECT_TIMEOUT_MS = 10_000
/**
 * Behind a network that went dead the database says nothing at all: its connections are given up and made anew. It gives
 * them up too, and with them the locks of transactions that nobody will end.
 */
const QUERY_TIMEOUT_MS = 30_000

/** Opens the one handle of the process. Nothing is read from the environment: an address is asked for. */
export function openDatabase({ url, embedded, poolSize = POOL_SIZE }: DatabaseAddress): OpenDatabase {
  if ((url === undefined) === (embedded === undefined)) throw new Error('Give either url or embedded')
  const pool = new GatheringPool({
    ...(embedded ?? { connectionString: url }),
    Client: rememberingClient(),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
    application_name: 'consoeurs',
  })
  let closing: Promise<void> | undefined
  return {
    pool,
    db: drizzle(pool),
    close: () => {
      closing ??= pool.end()
      return closing
    },
  }
}

/** A few connections to the same database beside those that requests wait for. */
export const openSidePool = (beside: pg.Pool, size: number): pg.Pool =>
  new CarefulPool({ ...beside.options, Client: undefined, max: size, application_name: 'consoeurs beside' })
