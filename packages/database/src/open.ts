import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './types.ts'

/** Unix socket. */
export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  database: string
}

export interface DatabaseAddress {
  url?: string | undefined
  embedded?: EmbeddedConnection | undefined
  /** Tests use one, so that a query outside its transaction hangs and is found. */
  poolSize?: number
}

export interface OpenDatabase {
  pool: pg.Pool
  db: Database
  close(): Promise<void>
}

/** More than two cores can keep busy; each is a PostgreSQL process with its own plans. */
export const POOL_SIZE = 6
const CONNECT_TIMEOUT_MS = 10_000
/** Over a dead network nothing answers, so connections are replaced; PostgreSQL times out too and frees the locks. */
const QUERY_TIMEOUT_MS = 30_000

export function openDatabase({ url, embedded, poolSize = POOL_SIZE }: DatabaseAddress): OpenDatabase {
  if ((url === undefined) === (embedded === undefined)) throw new Error('Give either url or embedded')
  const pool = openPool({
    ...(embedded ?? { connectionString: url }),
    pipeline: true,
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

/**
 * A connection without time limits, for migrations and for copies of whole tables (COPY, which a pipeline does not
 * allow). The caller ends it.
 */
export async function connectUntimed({ options }: pg.Pool): Promise<pg.Client> {
  const unlimited = { pipeline: false, query_timeout: 0, idle_in_transaction_session_timeout: 0 }
  const client = new pg.Client({ ...options, ...unlimited })
  client.on('error', ignore)
  await client.connect()
  return client
}

/** For work that must not compete with requests. */
export const openSidePool = (beside: pg.Pool, size: number): pg.Pool =>
  openPool({ ...beside.options, pipeline: false, max: size, application_name: 'consoeurs beside' })

const ignore = () => undefined

/**
 * An error of a connection without a listener would end the process; the query in progress reports it. After a timeout
 * the driver has destroyed the socket, which its pool learns later: `end` keeps that connection out of the pool.
 */
function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', ignore)
  pool.on('connect', (client) => void client.on('error', ignore))
  pool.on('release', (_, client) => {
    if (client.connection.stream.destroyed) void client.end()
  })
  return pool
}
