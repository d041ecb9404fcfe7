import type { Transaction } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, type PgBoss } from 'pg-boss'

export interface QueueState {
  name: string
  waiting: number
  /** Of those that wait, how many failed at least once. */
  retrying: number
  /** When the oldest of those was asked for. */
  retryingSince: Date | null
  running: number
  failed: number
  /** Seconds that the oldest waiting job is overdue; 0 where none is. */
  late: number
  nextRun: Date | null
}

/** Without the payload, which may hold an address or a link. */
export interface DeadJob {
  id: string
  queue: string
  failedAt: Date | null
  attempts: number
  error: string
}

export interface JobsOverview {
  queues(): Promise<QueueState[]>
  /** Newest first. */
  givenUp(most: number): Promise<DeadJob[]>
  /** @returns false where no failed job has this id */
  tryAgain(tx: Transaction, queue: string, id: string): Promise<boolean>
  forget(tx: Transaction, queue: string, id: string): Promise<boolean>
}

type QueueCounts = Omit<QueueState, 'nextRun'>

const COUNTS = `
  SELECT name,
    count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
    count(*) FILTER (WHERE state = 'retry')::int AS retrying,
    min(created_on) FILTER (WHERE state = 'retry') AS "retryingSince",
    count(*) FILTER (WHERE state = 'active')::int AS running,
    count(*) FILTER (WHERE state = 'failed')::int AS failed,
    coalesce(extract(epoch FROM now() - min(start_after) FILTER (
      WHERE state IN ('created', 'retry') AND start_after < now())), 0)::float8 AS late
  FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') GROUP BY name`

const GIVEN_UP = `
  SELECT id, name AS queue, completed_on AS "failedAt", retry_count + 1 AS attempts,
    coalesce(output->>'message', output->'value'->>'message', '') AS error
  FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC LIMIT $1`

interface OverviewParts {
  boss: PgBoss
  pool: Pool
  names: ReadonlySet<string>
  /** The queue tables may not exist before. */
  isRunning: () => boolean
}

export function createJobsOverview({ boss, pool, names, isRunning }: OverviewParts): JobsOverview {
  const within = (tx: Transaction) => ({ db: fromDrizzle(tx, sql) })
  const isGivenUp = async (tx: Transaction, queue: string, id: string) => {
    if (!isRunning()) return false
    const { rows } = await tx.execute(
      sql`select 1 from pgboss.job where name = ${queue} and id = ${id} and state = 'failed' for update`,
    )
    return rows.length > 0
  }
  return {
    async queues() {
      if (!isRunning()) return []
      const [{ rows }, schedules] = await Promise.all([pool.query<QueueCounts>(COUNTS), boss.getSchedules()])
      const counted = new Map(rows.map((row) => [row.name, row]))
      const nextRuns = new Map(
        schedules.map(({ name, cron, timezone }) => [name, boss.previewSchedule(cron, { tz: timezone })[0] ?? null]),
      )
      return [...names].map((name) => ({
        ...(counted.get(name) ?? {
          name,
          waiting: 0,
          retrying: 0,
          retryingSince: null,
          running: 0,
          failed: 0,
          late: 0,
        }),
        nextRun: nextRuns.get(name) ?? null,
      }))
    },
    givenUp: async (most) => (isRunning() ? (await pool.query<DeadJob>(GIVEN_UP, [most])).rows : []),
    async tryAgain(tx, queue, id) {
      if (!(await isGivenUp(tx, queue, id))) return false
      await boss.retry(queue, id, within(tx))
      return true
    },
    async forget(tx, queue, id) {
      if (!(await isGivenUp(tx, queue, id))) return false
      await boss.deleteJob(queue, id, within(tx))
      return true
    },
  }
}
