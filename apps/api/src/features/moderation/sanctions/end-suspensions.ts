import { type Database, tables } from '@consoeurs/database'
import { and, eq, lte } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import { alignStanding } from './align-standing.ts'

const { sanctions, users } = tables

/**
 * Runs every minute. Queries compare `suspendedUntil` with the clock and need no job; this updates the stored standing
 * and counters.
 */
export async function endSuspensions(db: Database, unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const over = await db
    .selectDistinct({ id: users.id })
    .from(sanctions)
    .innerJoin(users, eq(users.id, sanctions.memberId))
    .where(and(eq(sanctions.kind, 'suspension'), lte(users.suspendedUntil, now)))
  for (const { id } of over)
    await unitOfWork(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
      await alignStanding(tx, id, now)
    })
}
