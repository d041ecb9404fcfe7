import type { FinishBatch } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { lockBatch } from './schedule-batch.ts'

const { batches } = tables

interface Ending {
  id: number
  result: z.output<typeof FinishBatch>
  now: Date
}

/** A result that a moderator hid stays hidden. @throws AppError BATCH_NOT_FOUND */
export async function finishBatch(tx: Tx, viewer: Viewer, ending: Ending): Promise<void> {
  const { id, result, now } = ending
  const batch = await lockBatch(tx, viewer, id)
  const { outcome, learned, sharing, ends } = result
  const endedAt = batch.endedAt ?? (ends ? now : null)
  await tx
    .update(batches)
    .set({
      ...{ outcome, learned, sharing, endedAt },
      sharedAt: sharing === 'private' ? null : (batch.sharedAt ?? now),
      ...(endedAt !== null && { nextReminderAt: null, nextReminder: null }),
    })
    .where(eq(batches.id, id))
  if (endedAt !== null) tx.emit({ type: 'batch.cared', batchId: id, memberId: viewer.id })
}
