import { isMailQueue, type SiteStatus } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import type { QueueState } from '../../../platform/delivery/jobs-overview.ts'

/** Seconds after which a member notices. */
const LATE = { mails: 300, notifications: 120, tasks: 900 }

interface StatusParts {
  db: Database
  jobs: Jobs
  now: () => Date
}

const isPush = ({ name }: QueueState) => name.startsWith('push.')
const isMail = ({ name }: QueueState) => isMailQueue(name)

const lateIf = (isLate: boolean): 'good' | 'late' => (isLate ? 'late' : 'good')

/** Seconds that the oldest event waits for its listeners. */
async function oldestEvent(db: Database): Promise<number> {
  const { rows } = await db.execute<{ oldest: number | null }>(sql`
    SELECT extract(epoch FROM now() - min(created_at))::float8 AS oldest
    FROM events WHERE handled_at IS NULL AND failed_at IS NULL`)
  return rows[0]?.oldest ?? 0
}

async function partsOf({ db, jobs, now }: StatusParts): Promise<SiteStatus['parts']> {
  const [queues, oldest] = await Promise.all([jobs.overview.queues(), oldestEvent(db)])
  const behind = (which: (queue: QueueState) => boolean, seconds: number) =>
    queues.some((queue) => which(queue) && queue.late > seconds)
  const refused = queues.filter(isMail).some(({ retryingSince }) => {
    const since = retryingSince?.getTime()
    return since !== undefined && now().getTime() - since > LATE.mails * 1000
  })
  const isOther = (queue: QueueState) => !isMail(queue) && !isPush(queue)
  return [
    { part: 'database', state: 'good' },
    { part: 'mails', state: lateIf(refused || behind(isMail, LATE.mails)) },
    { part: 'notifications', state: lateIf(oldest > LATE.notifications || behind(isPush, LATE.notifications)) },
    { part: 'tasks', state: lateIf(behind(isOther, LATE.tasks)) },
  ]
}

/** Answers without the database too, to say that it is away. */
export async function loadStatus(parts: StatusParts): Promise<SiteStatus> {
  const checkedAt = parts.now().toISOString()
  try {
    return { checkedAt, parts: await partsOf(parts) }
  } catch {
    return { checkedAt, parts: [{ part: 'database', state: 'down' }] }
  }
}
