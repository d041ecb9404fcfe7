import { tables } from '@consoeurs/database'
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { timeZoneOfMember } from '../../foundation/places/public.ts'
import { batchDay, type ReminderKind } from './next-reminder.ts'
import { reminderColumns } from './schedule-batch.ts'

const { batches } = tables

const AT_ONCE = 100

const isDue = (now: Date) =>
  and(isNotNull(batches.nextReminderAt), lte(batches.nextReminderAt, now), isNull(batches.endedAt))

/** Claimed by the lock and by the next reminder, so that one worker sends it once. Missed ones are not made up for. */
async function remindOwner(tx: Tx, id: number, now: Date): Promise<void> {
  const [batch] = await tx
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), isDue(now)))
    .for('no key update', { skipLocked: true })
  if (batch === undefined) return
  const { userId: memberId, startedAt } = batch
  await tx
    .update(batches)
    .set(await reminderColumns(tx, batch, now))
    .where(eq(batches.id, id))
  const day = batchDay(startedAt, now, await timeZoneOfMember(tx, memberId))
  const what = batch.nextReminder as ReminderKind
  tx.emit({ type: 'batch.reminded', batchId: id, memberId, what, day, at: now.toISOString() })
}

/** Each batch in a transaction of its own. */
export async function remindBatches({
  db,
  unitOfWork,
  now,
}: Pick<FeatureOptions, 'db' | 'unitOfWork' | 'now'>): Promise<void> {
  for (;;) {
    const at = now()
    const due = await db
      .select({ id: batches.id })
      .from(batches)
      .where(isDue(at))
      .orderBy(asc(batches.nextReminderAt), asc(batches.id))
      .limit(AT_ONCE)
    for (const { id } of due) await unitOfWork((tx) => remindOwner(tx, id, at))
    if (due.length < AT_ONCE) return
  }
}
