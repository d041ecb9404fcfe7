import type { OpenDatabase } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'

/** Connections outside the pool: listening to the database, and notifying other processes. */
export const CONNECTIONS_OUTSIDE_POOL = 6
/** For backups, operator commands and PostgreSQL's superuser. */
export const RESERVED_CONNECTIONS = 12
const FEWEST = 3

/**
 * Undefined keeps the default.
 * @throws StartRefusal where there are too few connections
 */
export async function connectionsPerWorker(pool: OpenDatabase['pool'], workers: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ max_connections: string }>('SHOW max_connections')
  const most = Number(rows[0]?.max_connections)
  const each = Math.floor((most - RESERVED_CONNECTIONS) / workers) - CONNECTIONS_OUTSIDE_POOL
  if (each >= pool.options.max) return undefined
  if (each >= FEWEST) return each
  const fitting = Math.max(1, Math.floor((most - RESERVED_CONNECTIONS) / (FEWEST + CONNECTIONS_OUTSIDE_POOL)))
  throw new StartRefusal(
    `Réglage WORKERS : la base n’accepte que ${most} connexions, assez pour ${fitting} processus ; baisse WORKERS, ou monte max_connections.`,
  )
}
