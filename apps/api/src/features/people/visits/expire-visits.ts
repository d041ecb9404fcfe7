import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { lockInbox, recountCounters } from '../../foundation/inbox/public.ts'

const { visits } = tables

/** Visits from this instant on are shown. */
export const visitsSince = (now: Date) => new Date(now.getTime() - limits.visitsFadeDays * 24 * 3_600_000)

async function retentionCutoff(tx: Tx, realtime: Realtime, visitedId: number, before: Date): Promise<void> {
  await lockInbox(tx, visitedId)
  await tx.delete(visits).where(and(eq(visits.visitedId, visitedId), lt(visits.createdAt, before)))
  await recountCounters(tx, realtime, visitedId)
}

const BATCH = 500

/** One short transaction per member, to keep locks short. */
export async function expireVisits(
  { db, unitOfWork, realtime }: { db: Queryable; unitOfWork: UnitOfWork; realtime: Realtime },
  now: Date,
): Promise<void> {
  const before = visitsSince(now)
  let last = 0
  for (;;) {
    const members = await db
      .selectDistinct({ id: visits.visitedId })
      .from(visits)
      .where(and(gt(visits.visitedId, last), lt(visits.createdAt, before)))
      .orderBy(asc(visits.visitedId))
      .limit(BATCH)
    for (const { id } of members) await unitOfWork((tx) => retentionCutoff(tx, realtime, id, before))
    const end = members.at(-1)
    if (end === undefined) return
    last = end.id
  }
}
