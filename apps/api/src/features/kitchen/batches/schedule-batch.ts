import { type Queryable, tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { timeZoneOfMember } from '../../foundation/places/public.ts'
import { nextReminder, type Schedule } from './next-reminder.ts'

const { batches } = tables

export type BatchRow = typeof batches.$inferSelect

const ownBatch = (viewer: Pick<Viewer, 'id'>, id: number) => and(eq(batches.id, id), eq(batches.userId, viewer.id))

/** @throws AppError BATCH_NOT_FOUND, also for another member's */
export async function requireBatch(db: Queryable, viewer: Viewer, id: number): Promise<BatchRow> {
  const [row] = await db.select().from(batches).where(ownBatch(viewer, id))
  if (row === undefined) throw new AppError('BATCH_NOT_FOUND')
  return row
}

/** @throws AppError BATCH_NOT_FOUND, also for another member's */
export async function lockBatch(tx: Tx, viewer: Viewer, id: number): Promise<BatchRow> {
  const [row] = await tx.select().from(batches).where(ownBatch(viewer, id)).for('no key update')
  if (row === undefined) throw new AppError('BATCH_NOT_FOUND')
  return row
}

/** @throws AppError BATCH_ENDED */
export function requireRunning({ endedAt }: BatchRow): void {
  if (endedAt !== null) throw new AppError('BATCH_ENDED')
}

/** Columns of the next reminder after a moment. */
export async function reminderColumns(
  db: Queryable,
  { userId, ...schedule }: Schedule & { userId: number },
  after: Date,
): Promise<Pick<BatchRow, 'nextReminderAt' | 'nextReminder'>> {
  const next = nextReminder(schedule, after, await timeZoneOfMember(db, userId))
  return { nextReminderAt: next?.at ?? null, nextReminder: next?.what ?? null }
}
