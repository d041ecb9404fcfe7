import type { OpenDatabase } from '@consoeurs/database'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'

/** What a process keeps beside its pool: for what it hears from the database, and what it tells other processes. */
export const BESIDE = 6
/** Not ours: for a backup, an operator’s command, and what PostgreSQL keeps for its superuser. */
export const SPARE = 12
const FEWEST = 3

/**
 * How many connections each process may keep in its pool, so that all of them together fit; undefined: as many as it
 * would alone.
 * @throws StartRefusal where there are too few for them
 */
export async function shareOut(pool: OpenDatabase['pool'], workers: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ max_connections: string }>('SHOW max_connections')
  const most = Number(rows[0]?.max_connections)
  const each = Math.floor((most - SPARE) / workers) - BESIDE
  if (each >= pool.options.max) return undefined
  if (each >= FEWEST) return each
  const fitting = Math.max(1, Math.floor((most - SPARE) / (FEWEST + BESIDE)))
  throw new StartRefusal(
    `Réglage WORKERS : la base n’accepte que ${most} connexions, assez pour ${fitting} processus ; baisse WORKERS, ou monte max_connections.`,
  )
}
