import type { Transaction } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { MailKind, MailProps } from './mail.ts'

/** The queues that exist, each with its payload. */
export interface JobData {
  mail: { [K in MailKind]: { kind: K; to: string; props: MailProps[K] } }[MailKind]
  'visits.fade': Record<string, never>
  'files.collect': Record<string, never>
  'events.forget': Record<string, never>
}
export type JobName = keyof JobData

/** Queues that run by the clock (cron, UTC). */
const schedules: Partial<Record<JobName, string>> = {
  'visits.fade': '17 3 * * *',
  'files.collect': '37 * * * *',
  'events.forget': '47 3 * * *',
}

export interface Jobs {
  /** Enqueues; inside `tx` the job exists exactly if the transaction commits. */
  enqueue<N extends JobName>(name: N, data: JobData[N], tx?: Transaction): Promise<void>
  work<N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>): void
  start(): Promise<void>
  stop(): Promise<void>
  isRunning(): boolean
}

/** Slower work with retries: mails, clean-ups (docs/decisions: events have their own table). */
export function createJobs({ pool, logger }: { pool: Pool; logger: FastifyBaseLogger }): Jobs {
  const boss = new PgBoss({ db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) } })
  const workers: Array<() => Promise<void>> = []
  const names = new Set<JobName>(['mail', ...(Object.keys(schedules) as JobName[])])
  let running = false
  boss.on('error', (error) => logger.error({ err: error }, 'job queue error'))

  return {
    async enqueue(name, data, tx) {
      await boss.send(name, data, { retryLimit: 8, retryBackoff: true, ...(tx && { db: fromDrizzle(tx, sql) }) })
    },
    work(name, handle) {
      workers.push(async () => {
        await boss.work<JobData[typeof name]>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
          for (const job of jobs) await handle(job.data)
        })
      })
    },
    async start() {
      await boss.start()
      for (const name of names) await boss.createQueue(name)
      for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron)
      for (const register of workers) await register()
      running = true
    },
    async stop() {
      if (!running) return
      running = false
      await boss.stop({ graceful: true, timeout: 5000 })
    },
    isRunning: () => running,
  }
}
