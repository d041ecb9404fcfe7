import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import { lockInbox, recountCounters } from '../notifications/public.ts'

const { visits } = tables

/** Visits of this instant and later still show. */
export const visitsSince = (now: Date) => new Date(now.getTime() - limits.visitsFadeDays * 24 * 3_600_000)

async function fadeOf(tx: Tx, realtime: Realtime, visitedId: number, before: Date): Promise<void> {
  await lockInbox(tx, visitedId)
  await tx.delete(visits).where(and(eq(visits.visitedId, visitedId), lt(visits.createdAt, before)))
  await recountCounters(tx, realtime, visitedId)
}

const BATCH = 500

/** Visits fade after 30 days. One short transaction per member, so that nobody waits for the whole. */
export async function fadeVisits(
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
    for (const { id } of members) await unitOfWork((tx) => fadeOf(tx, realtime, id, before))
    const end = members.at(-1)
    if (end === undefined) return
    last = end.id
  }
}
