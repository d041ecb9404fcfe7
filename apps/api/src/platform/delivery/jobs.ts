import type { Arrival } from '@consoeurs/contract'
import type { Transaction } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import { PermanentJobError, retriesOf } from './job-retries.ts'
import { createJobsOverview, type JobsOverview } from './jobs-overview.ts'
import type { Letter } from './mail-transport.ts'
import type { PushOrder } from './push.ts'

export interface JobData {
  mail: Letter
  /** A mail requested without a session; only the worker looks whether the account exists. */
  'identity.asked': { what: 'confirmation' | 'link' | 'reset'; email: string }
  /** Warns the account's owner, if any, after many failed sign-ins from unknown browsers. `target`: see `Attempt`. */
  'identity.attempts': { kind: 'password' | 'confirmation' | 'code'; target: string }
  'identity.email-change': { userId: number }
  'identity.signed-up': { displayName: string; email: string; passwordHash: string; birthdate: string } & Arrival
  /** Applies a decision to the member's Firebase account. */
  'firebase.align': { memberId: number; what: 'standing' | 'signed-out' | 'email' }
  /** The worker decides which devices to notify, if any. */
  'push.tell': PushOrder
  /** `attempt` starts at 0. */
  'push.send': { order: PushOrder; deviceId: number; attempt: number }
  /** The content is read when the mail is sent. */
  'meetings.letter': { letterId: number }
  'meetings.watch': Record<string, never>
  'mails.remind': Record<string, never>
  'mails.digest': Record<string, never>
  'invitations.send': Record<string, never>
  'invitations.forget': Record<string, never>
  /** New articles, weekly, to subscribers without an account. */
  'newsletter.send': Record<string, never>
  'newsletter.forget': Record<string, never>
  'members.birthday': Record<string, never>
  'visits.fade': Record<string, never>
  'likes.settle': Record<string, never>
  'messages.erase': Record<string, never>
  'rooms.erase': Record<string, never>
  'drafts.forget': Record<string, never>
  'messages.unmute': Record<string, never>
  'shares.erase': Record<string, never>
  'outings.remind': Record<string, never>
  'swaps.tend': Record<string, never>
  'articles.tell': Record<string, never>
  /** Ingredients of recipes, by the vocabulary. */
  'recipes.recognise': Record<string, never>
  'saved-searches.match': Record<string, never>
  /** Rinse, taste, look: due reminders of jars. */
  'batches.remind': Record<string, never>
  'contact.forget': Record<string, never>
  'moderation.forget': Record<string, never>
  'sanctions.end': Record<string, never>
  'links.fetch': { previewId: number }
  'links.forget': Record<string, never>
  'files.collect': Record<string, never>
  'files.collect-strays': Record<string, never>
  'events.forget': Record<string, never>
  'nodes.forget': Record<string, never>
  'sessions.forget': Record<string, never>
  /** For codes stored before hashing was introduced. */
  'recovery-codes.hash': Record<string, never>
  'proofs.forget': Record<string, never>
  'firebase.watch': Record<string, never>
  /** Personal data export. */
  'archive.make': { archiveId: number }
  /** Reminder before the end of the deletion grace period; `leavingAt` is an ISO instant. */
  'members.remind-leaving': { memberId: number; leavingAt: string }
  /** After the grace period. */
  'members.erase': Record<string, never>
  /** Inactive accounts. */
  'members.asleep': Record<string, never>
  'personal-data.forget': Record<string, never>
  'certifications.tend': Record<string, never>
  'webhooks.deliver': { deliveryId: number }
  'webhooks.tend': Record<string, never>
  'figures.count': Record<string, never>
  'jobs.forget': Record<string, never>
}
export type JobName = keyof JobData

/** Cron schedules in UTC. */
const schedules: Partial<Record<JobName, string>> = {
  'mails.remind': '*/5 * * * *',
  'invitations.send': '* * * * *',
  'invitations.forget': '38 3 * * *',
  'meetings.watch': '* * * * *',
  'newsletter.forget': '46 * * * *',
  'visits.fade': '17 3 * * *',
  'likes.settle': '42 * * * *',
  'messages.erase': '27 3 * * *',
  'rooms.erase': '32 3 * * *',
  'drafts.forget': '32 3 * * *',
  'messages.unmute': '* * * * *',
  'shares.erase': '29 3 * * *',
  // Morning comes at another hour in each time zone.
  'outings.remind': '20 * * * *',
  'swaps.tend': '13 * * * *',
  'articles.tell': '* * * * *',
  'recipes.recognise': '*/10 * * * *',
  'saved-searches.match': '* * * * *',
  'batches.remind': '*/5 * * * *',
  'contact.forget': '34 3 * * *',
  'moderation.forget': '36 3 * * *',
  'sanctions.end': '* * * * *',
  'links.forget': '44 3 * * *',
  'files.collect': '37 * * * *',
  'files.collect-strays': '23 4 * * *',
  'events.forget': '47 3 * * *',
  'nodes.forget': '*/10 * * * *',
  'sessions.forget': '7 4 * * *',
  'recovery-codes.hash': '*/10 * * * *',
  'proofs.forget': '57 * * * *',
  'firebase.watch': '*/5 * * * *',
  // Hourly, since a day in Paris ends at two different UTC hours. The next run makes up for missed ones.
  'figures.count': '12 * * * *',
  'members.erase': '*/10 * * * *',
  'members.asleep': '41 4 * * *',
  'personal-data.forget': '51 3 * * *',
  'certifications.tend': '26 * * * *',
  'jobs.forget': '*/10 * * * *',
  'webhooks.tend': '* * * * *',
}

/** Cron schedules in Paris time, for the same hour in summer and winter. */
const parisSchedules: Partial<Record<JobName, string>> = {
  // Hourly, to make up during the day for a run missed in the morning.
  'mails.digest': '30 8-20 * * *',
  'members.birthday': '0 8 * * *',
  'newsletter.send': '10 9-18 * * 4',
}

const jobNames = new Set<JobName>([
  'mail',
  'identity.asked',
  'identity.attempts',
  'identity.email-change',
  'identity.signed-up',
  'firebase.align',
  'archive.make',
  'meetings.letter',
  'members.remind-leaving',
  'push.tell',
  'push.send',
  'links.fetch',
  'webhooks.deliver',
  ...(Object.keys({ ...schedules, ...parisSchedules }) as JobName[]),
])

/** Short, because a payload may hold an address or a link. */
const FORGET_COMPLETED = `
  DELETE FROM pgboss.job WHERE state = 'completed' AND completed_on < now() - interval '1 hour'`
/** Seconds. Long, because the operator may be away. */
const KEPT_FAILED = 30 * 24 * 3600

/** The caller's transaction. With `afterCommit` (`Tx`) a worker of this process starts at once. */
type EnqueueTransaction = Transaction & { afterCommit?: (effect: () => void) => void }

interface EnqueueOptions {
  /** Idempotency key (UUID): of several jobs with the same one, only the first exists. */
  id?: string
  /** Earliest start. */
  at?: Date
}

export interface Jobs {
  /** Inside `tx` the job exists only if the transaction commits. */
  enqueue<N extends JobName>(
    name: N,
    data: JobData[N],
    tx?: EnqueueTransaction,
    placing?: EnqueueOptions,
  ): Promise<void>
  work<N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>): void
  /**
   * For jobs that a member waits for: started right after the commit, `atOnce` in parallel, each retried on its own.
   * Not for account mails: the response time must not reveal what the worker finds.
   */
  workPromptly<N extends JobName>(name: N, handle: (data: JobData[N]) => Promise<void>, atOnce: number): void
  start(): Promise<void>
  stop(): Promise<void>
  isRunning(): boolean
  overview: JobsOverview
}

/** Polling intervals in seconds. Polling all twenty-eight scheduled queues every second took 2.5 % of a core. */
const pollingSeconds = { waitedFor: 1, byTheClock: 5 }
const pollingInterval = (name: JobName) =>
  name in schedules || name in parisSchedules ? pollingSeconds.byTheClock : pollingSeconds.waitedFor

/** Prompt queues are drained without pause. */
const pace = {
  pollingIntervalSeconds: pollingSeconds.waitedFor,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

type ComplainOfJob = (error: unknown, isFinal: boolean) => void

/** A failure does not affect the other jobs. */
const settleEach =
  <Data>(handle: (data: Data) => Promise<void>, complain: ComplainOfJob) =>
  (jobs: Array<{ id: string; data: Data }>): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(async ({ id, data }): Promise<JobResult> => {
        try {
          await handle(data)
          return { id, status: 'completed' }
        } catch (error) {
          const isFinal = error instanceof PermanentJobError
          complain(error, isFinal)
          return { id, status: isFinal ? 'deadletter' : 'failed', output: { message: String(error) } }
        }
      }),
    )

async function setClocks(boss: PgBoss): Promise<void> {
  for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron)
  for (const [name, cron] of Object.entries(parisSchedules)) {
    await boss.schedule(name, cron, null, { tz: 'Europe/Paris', missed: 'once' })
  }
}

async function forgetCompleted(boss: PgBoss, pool: Pool): Promise<void> {
  await boss.work('jobs.forget', { pollingIntervalSeconds: pollingSeconds.byTheClock }, async () => {
    await pool.query(FORGET_COMPLETED)
  })
}

/** Background jobs with retries (mails, clean-ups); domain events have their own table (docs/decisions). */
export function createJobs({ pool, logger }: { pool: Pool; logger: FastifyBaseLogger }): Jobs {
  const boss = new PgBoss({ db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) } })
  const workers: Array<() => Promise<void>> = []
  const promptWorkers = new Map<JobName, string>()
  let running = false
  /** Wakes an idle worker of this process; the others poll within a second. */
  const wake = (name: JobName) => {
    const id = promptWorkers.get(name)
    if (running && id !== undefined) boss.notifyWorker(id)
  }
  const complaintsOf =
    (queue: JobName): ComplainOfJob =>
    (err, isFinal) =>
      logger.warn({ err, queue }, isFinal ? 'a job failed for good' : 'a job failed, again later')
  boss.on('error', (error) => logger.error({ err: error }, 'job queue error'))

  return {
    async enqueue(name, data, tx, { id, at } = {}) {
      await boss.send(name, data, {
        ...retriesOf(name),
        deleteAfterSeconds: KEPT_FAILED,
        ...(id !== undefined && { id }),
        ...(at !== undefined && { startAfter: at }),
        ...(tx && { db: fromDrizzle(tx, sql) }),
      })
      if (tx === undefined) wake(name)
      else tx.afterCommit?.(() => wake(name))
    },
    work(name, handle) {
      const each = settleEach(handle, complaintsOf(name))
      workers.push(async () => {
        const options = { pollingIntervalSeconds: pollingInterval(name), perJobResults: true } as const
        await boss.work<JobData[typeof name], void, typeof options>(name, options, each)
      })
    },
    workPromptly(name, handle, atOnce) {
      const each = settleEach(handle, complaintsOf(name))
      workers.push(async () => {
        const options = { ...pace, batchSize: atOnce } as const
        const id = await boss.work<JobData[typeof name], void, typeof options>(name, options, each)
        promptWorkers.set(name, id)
      })
    },
    async start() {
      await boss.start()
      for (const name of jobNames) await boss.createQueue(name)
      await setClocks(boss)
      for (const register of workers) await register()
      await forgetCompleted(boss, pool)
      running = true
    },
    async stop() {
      if (!running) return
      running = false
      await boss.stop({ graceful: true, timeout: 5000 })
    },
    isRunning: () => running,
    overview: createJobsOverview({ boss, pool, names: jobNames, isRunning: () => running }),
  }
}
