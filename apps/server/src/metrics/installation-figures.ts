import { statfs } from 'node:fs/promises'
import { lastBackupKey } from '@consoeurs/contract'
import type { OpenDatabase } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'

type Queues = Awaited<ReturnType<FastifyInstance['jobs']['overview']['queues']>>

/** Figures of the whole installation, the same in every process. */
export interface InstallationFigures {
  events: {
    waiting: number
    /** Seconds. */
    oldest: number
    failed: number
  }
  queues: Queues
  pushes: { delivered: number; failed: number }
  /** Seconds; null without a backup. */
  backupAge: number | null
  /** Bytes. */
  databaseSize: number
}

interface Row {
  waiting: number
  oldest: number
  failed: number
  delivered: number
  notDelivered: number
  backup: string | null
  size: number
}

const FIGURES = `
  WITH waiting AS (
    SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS oldest
    FROM events WHERE handled_at IS NULL AND failed_at IS NULL
  ), pushes AS (
    SELECT coalesce(sum(value) FILTER (WHERE figure = 'pushesDelivered'), 0)::float8 AS delivered,
      coalesce(sum(value) FILTER (WHERE figure = 'pushesFailed'), 0)::float8 AS "notDelivered"
    FROM daily_figures
    WHERE figure IN ('pushesDelivered', 'pushesFailed') AND day = (now() AT TIME ZONE 'Europe/Paris')::date
  )
  SELECT waiting.*, pushes.*,
    (SELECT count(*)::int FROM events WHERE failed_at IS NOT NULL) AS failed,
    (SELECT value FROM installation WHERE key = $1) AS backup,
    pg_database_size(current_database())::float8 AS size
  FROM waiting, pushes`

export async function loadInstallationFigures(
  pool: OpenDatabase['pool'],
  queues: () => Promise<Queues>,
): Promise<InstallationFigures> {
  const [{ rows }, ofQueues] = await Promise.all([pool.query<Row>(FIGURES, [lastBackupKey]), queues()])
  const [row] = rows
  if (row === undefined) throw new Error('The database told no figures')
  return {
    events: { waiting: row.waiting, oldest: row.oldest, failed: row.failed },
    queues: ofQueues,
    pushes: { delivered: row.delivered, failed: row.notDelivered },
    backupAge: row.backup === null ? null : (Date.now() - Date.parse(row.backup)) / 1000,
    databaseSize: row.size,
  }
}

/** Bytes. */
export async function diskSpaceOf(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
