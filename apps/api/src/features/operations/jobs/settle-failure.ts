import type { NamedJob } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import { AppError } from '../../../platform/http/errors.ts'

interface SettleParts {
  jobs: Jobs
  actor: Actor
}

/** @throws AppError NOT_FOUND */
export async function retryJob(tx: Tx, { jobs, actor }: SettleParts, { queue, id }: NamedJob): Promise<void> {
  if (!(await jobs.overview.tryAgain(tx, queue, id))) throw new AppError('NOT_FOUND')
  await recordAudit(tx, actor, { action: 'job.retry', target: 'job', targetId: null, detail: { queue, id } })
}

/** @throws AppError NOT_FOUND */
export async function deleteJob(tx: Tx, { jobs, actor }: SettleParts, { queue, id }: NamedJob): Promise<void> {
  if (!(await jobs.overview.forget(tx, queue, id))) throw new AppError('NOT_FOUND')
  await recordAudit(tx, actor, { action: 'job.forget', target: 'job', targetId: null, detail: { queue, id } })
}

/**
 * The sweep then retries it from the first attempt.
 * @throws AppError NOT_FOUND
 */
export async function retryEvent(tx: Tx, actor: Actor, id: number): Promise<void> {
  const { events } = tables
  const [event] = await tx
    .update(events)
    .set({ failedAt: null, attempts: 0 })
    .where(and(eq(events.id, id), isNotNull(events.failedAt), isNull(events.handledAt)))
    .returning({ type: events.type })
  if (event === undefined) throw new AppError('NOT_FOUND')
  await recordAudit(tx, actor, { action: 'event.retry', target: 'event', targetId: id, detail: { type: event.type } })
}
