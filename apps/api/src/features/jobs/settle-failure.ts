import type { NamedJob } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { type Actor, noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

interface SettleParts {
  jobs: Jobs
  actor: Actor
}

/** Tries a job once more that was given up. @throws AppError NOT_FOUND */
export async function retryJob(tx: Tx, { jobs, actor }: SettleParts, { queue, id }: NamedJob): Promise<void> {
  if (!(await jobs.overview.tryAgain(tx, queue, id))) throw new AppError('NOT_FOUND')
  await noteAct(tx, actor, { action: 'job.retry', target: 'job', targetId: null, detail: { queue, id } })
}

/** Takes a job away that was given up, with what it carried. @throws AppError NOT_FOUND */
export async function forgetJob(tx: Tx, { jobs, actor }: SettleParts, { queue, id }: NamedJob): Promise<void> {
  if (!(await jobs.overview.forget(tx, queue, id))) throw new AppError('NOT_FOUND')
  await noteAct(tx, actor, { action: 'job.forget', target: 'job', targetId: null, detail: { queue, id } })
}

/** Lets the sweep take an event again that was given up, from its first attempt. @throws AppError NOT_FOUND */
export async function retryEvent(tx: Tx, actor: Actor, id: number): Promise<void> {
  const { events } = tables
  const [event] = await tx
    .update(events)
    .set({ failedAt: null, attempts: 0 })
    .where(and(eq(events.id, id), isNotNull(events.failedAt), isNull(events.handledAt)))
    .returning({ type: events.type })
  if (event === undefined) throw new AppError('NOT_FOUND')
  await noteAct(tx, actor, { action: 'event.retry', target: 'event', targetId: id, detail: { type: event.type } })
}
