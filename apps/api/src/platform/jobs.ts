import type { Transaction } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Letter } from './mail.ts'

/** The queues that exist, each with its payload. */
export interface JobData {
  mail: Letter
  /** A mail that somebody asked for without saying who she is: whether there is an account, only the worker looks. */
  'identity.asked': { what: 'confirmation' | 'link' | 'reset'; email: string }
  /** The next mail of a change of address. */
  'identity.email-change': { userId: number }
  /** A sign-up that was accepted, its password hashed. */
  'identity.signed-up': { displayName: string; email: string; passwordHash: string; birthdate: string }
  'visits.fade': Record<string, never>
  'files.collect': Record<string, never>
  'files.collect-strays': Record<string, never>
  'events.forget': Record<string, never>
  'sessions.forget': Record<string, never>
  'proofs.forget': Record<string, never>
}
export type JobName = keyof JobData

/** Queues that run by the clock (cron, UTC). */
const schedules: Partial<Record<JobName, string>> = {
  'visits.fade': '17 3 * * *',
  'files.collect': '37 * * * *',
  'files.collect-strays': '23 4 * * *',
  'events.forget': '47 3 * * *',
  'sessions.forget': '7 4 * * *',
  'proofs.forget': '57 * * * *',
}

/** Seconds that a finished job stays: it may hold an address or a link. */
const KEPT_FINISHED = 3600

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
  const names = new Set<JobName>([
    'mail',
    'identity.asked',
    'identity.email-change',
    'identity.signed-up',
    ...(Object.keys(schedules) as JobName[]),
  ])
  let running = false
  boss.on('error', (error) => logger.error({ err: error }, 'job queue error'))

  return {
    async enqueue(name, data, tx) {
      await boss.send(name, data, {
        retryLimit: 8,
        retryBackoff: true,
        deleteAfterSeconds: KEPT_FINISHED,
        ...(tx && { db: fromDrizzle(tx, sql) }),
      })
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
