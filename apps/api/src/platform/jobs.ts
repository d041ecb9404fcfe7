import type { Transaction } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import { createJobsOverview, type JobsOverview } from './jobs-overview.ts'
import type { Letter } from './mail.ts'
import type { PushOrder } from './push.ts'

/** The queues that exist, each with its payload. */
export interface JobData {
  mail: Letter
  /** A mail that somebody asked for without saying who she is: whether there is an account, only the worker looks. */
  'identity.asked': { what: 'confirmation' | 'link' | 'reset'; email: string }
  /** The next mail of a change of address. */
  'identity.email-change': { userId: number }
  /** A sign-up that was accepted, its password hashed. */
  'identity.signed-up': { displayName: string; email: string; passwordHash: string; birthdate: string }
  /** Something that was decided here about a member, for her account at Firebase. */
  'firebase.align': { memberId: number; what: 'standing' | 'signed-out' | 'email' }
  /** Something to tell her devices: which of them, and whether, is looked at by the worker. */
  'push.tell': PushOrder
  /** One push to one device; `attempt` counts from 0. */
  'push.send': { order: PushOrder; deviceId: number; attempt: number }
  /** One letter about a meeting; what it says is read where it leaves. */
  'meetings.letter': { letterId: number }
  'meetings.watch': Record<string, never>
  'mails.remind': Record<string, never>
  'mails.digest': Record<string, never>
  'members.birthday': Record<string, never>
  'visits.fade': Record<string, never>
  'messages.erase': Record<string, never>
  'rooms.erase': Record<string, never>
  'drafts.forget': Record<string, never>
  'messages.unmute': Record<string, never>
  'shares.erase': Record<string, never>
  'articles.tell': Record<string, never>
  'contact.forget': Record<string, never>
  'moderation.forget': Record<string, never>
  'files.collect': Record<string, never>
  'files.collect-strays': Record<string, never>
  'events.forget': Record<string, never>
  'nodes.forget': Record<string, never>
  'sessions.forget': Record<string, never>
  /** Recovery codes of before they were kept as hashes. */
  'recovery-codes.hash': Record<string, never>
  'proofs.forget': Record<string, never>
  'firebase.watch': Record<string, never>
  /** What she asked to take with her. */
  'archive.make': { archiveId: number }
  /** The mail before the end of her time to change her mind; `leavingAt` is an ISO instant. */
  'members.remind-leaving': { memberId: number; leavingAt: string }
  /** Accounts whose time to change her mind is over. */
  'members.erase': Record<string, never>
  /** Accounts that nobody comes with any more. */
  'members.asleep': Record<string, never>
  'personal-data.forget': Record<string, never>
  'certifications.tend': Record<string, never>
  'figures.count': Record<string, never>
}
export type JobName = keyof JobData

/** Queues that run by the clock (cron, UTC). */
const schedules: Partial<Record<JobName, string>> = {
  'mails.remind': '*/5 * * * *',
  'meetings.watch': '* * * * *',
  'visits.fade': '17 3 * * *',
  'messages.erase': '27 3 * * *',
  'rooms.erase': '32 3 * * *',
  'drafts.forget': '32 3 * * *',
  'messages.unmute': '* * * * *',
  'shares.erase': '29 3 * * *',
  'articles.tell': '* * * * *',
  'contact.forget': '34 3 * * *',
  'moderation.forget': '36 3 * * *',
  'files.collect': '37 * * * *',
  'files.collect-strays': '23 4 * * *',
  'events.forget': '47 3 * * *',
  'nodes.forget': '*/10 * * * *',
  'sessions.forget': '7 4 * * *',
  'recovery-codes.hash': '*/10 * * * *',
  'proofs.forget': '57 * * * *',
  'firebase.watch': '*/5 * * * *',
  // The day in Paris ends at two hours of ours; what a stopped server missed is counted at the next one.
  'figures.count': '12 * * * *',
  'members.erase': '*/10 * * * *',
  'members.asleep': '41 4 * * *',
  'personal-data.forget': '51 3 * * *',
  'certifications.tend': '26 * * * *',
}

/** Queues that run by the clock of those who read what they write: summer and winter at the same hour. */
const parisSchedules: Partial<Record<JobName, string>> = {
  // What a stopped server missed in the morning is made up for during the day.
  'mails.digest': '30 8-20 * * *',
  'members.birthday': '0 8 * * *',
}

/** Seconds that a finished job stays: it may hold an address or a link. */
const KEPT_FINISHED = 3600

/** An enqueuer's transaction. One that tells of its commit (`Tx`) lets this process begin at once. */
type Enqueuing = Transaction & { afterCommit?: (effect: () => void) => void }

interface Placing {
  /** A uuid: of several jobs with the same one, the first is the job. */
  id?: string
  /** Not before then. */
  at?: Date
}

export interface Jobs {
  /** Enqueues; inside `tx` the job exists exactly if the transaction commits. */
  enqueue<N extends JobName>(name: N, data: JobData[N], tx?: Enqueuing, placing?: Placing): Promise<void>
  work<N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>): void
  /**
   * For what somebody waits for: begun as soon as it is committed, `atOnce` side by side, each tried again on its own.
   * Not for mails about accounts: what a worker finds must not show in how long the request took.
   */
  workPromptly<N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>, atOnce: number): void
  start(): Promise<void>
  stop(): Promise<void>
  isRunning(): boolean
  /** What the desk sees of the queues. */
  overview: JobsOverview
}

/**
 * Seconds between two looks into a queue. Nobody waits for what the clock asks for, and there are twenty-six of these:
 * looked into each second they took a fortieth of a core day and night.
 */
const looks = { waitedFor: 1, byTheClock: 5 }
const looksInto = (name: JobName) => (name in schedules || name in parisSchedules ? looks.byTheClock : looks.waitedFor)

/** Of queues that somebody waits for: what lies there is taken until nothing is left, and each job stands for itself. */
const pace = { pollingIntervalSeconds: looks.waitedFor, burstWhenBatchFull: true, perJobResults: true } as const

/** Handles jobs side by side; the failure of one is not the others'. */
const settleEach =
  <Data>(handle: (data: Data) => Promise<void>, complain: (error: unknown) => void) =>
  (jobs: Array<{ id: string; data: Data }>): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async ({ id, data }): Promise<JobResult> => {
        try {
          await handle(data)
          return { id, status: 'completed' }
        } catch (error) {
          complain(error)
          return { id, status: 'failed', output: { message: String(error) } }
        }
      }),
    )

async function setClocks(boss: PgBoss): Promise<void> {
  for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron)
  for (const [name, cron] of Object.entries(parisSchedules)) {
    await boss.schedule(name, cron, null, { tz: 'Europe/Paris', missed: 'once' })
  }
}

/** Slower work with retries: mails, clean-ups (docs/decisions: events have their own table). */
export function createJobs({ pool, logger }: { pool: Pool; logger: FastifyBaseLogger }): Jobs {
  const boss = new PgBoss({ db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) } })
  const workers: Array<() => Promise<void>> = []
  const promptWorkers = new Map<JobName, string>()
  const names = new Set<JobName>([
    'mail',
    'identity.asked',
    'identity.email-change',
    'identity.signed-up',
    'firebase.align',
    'archive.make',
    'meetings.letter',
    'members.remind-leaving',
    'push.tell',
    'push.send',
    ...(Object.keys({ ...schedules, ...parisSchedules }) as JobName[]),
  ])
  let running = false
  /** A worker of this process looks at once; the others, and this one if it is busy, within their second. */
  const wake = (name: JobName) => {
    const id = promptWorkers.get(name)
    if (running && id !== undefined) boss.notifyWorker(id)
  }
  boss.on('error', (error) => logger.error({ err: error }, 'job queue error'))

  return {
    async enqueue(name, data, tx, { id, at } = {}) {
      await boss.send(name, data, {
        retryLimit: 8,
        retryBackoff: true,
        deleteAfterSeconds: KEPT_FINISHED,
        ...(id !== undefined && { id }),
        ...(at !== undefined && { startAfter: at }),
        ...(tx && { db: fromDrizzle(tx, sql) }),
      })
      if (tx === undefined) wake(name)
      else tx.afterCommit?.(() => wake(name))
    },
    work(name, handle) {
      workers.push(async () => {
        const options = { pollingIntervalSeconds: looksInto(name) }
        await boss.work<JobData[typeof name]>(name, options, async (jobs) => {
          for (const job of jobs) await handle(job.data)
        })
      })
    },
    workPromptly(name, handle, atOnce) {
      const each = settleEach(handle, (error) => logger.warn({ err: error, queue: name }, 'a job failed, again later'))
      workers.push(async () => {
        const options = { ...pace, batchSize: atOnce } as const
        const id = await boss.work<JobData[typeof name], void, typeof options>(name, options, each)
        promptWorkers.set(name, id)
      })
    },
    async start() {
      await boss.start()
      for (const name of names) await boss.createQueue(name)
      await setClocks(boss)
      for (const register of workers) await register()
      running = true
    },
    async stop() {
      if (!running) return
      running = false
      await boss.stop({ graceful: true, timeout: 5000 })
    },
    isRunning: () => running,
    overview: createJobsOverview({ boss, pool, names, isRunning: () => running }),
  }
}
