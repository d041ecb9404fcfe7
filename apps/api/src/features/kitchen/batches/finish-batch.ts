import type { Brand } from '@consoeurs/brand'
import type { FinishBatch } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findHoldReasons } from '../../foundation/text-filters/public.ts'
import { type BatchRow, lockBatch } from './schedule-batch.ts'

const { batches } = tables

interface Ending {
  id: number
  brand: Brand
  result: z.output<typeof FinishBatch>
  now: Date
}

/**
 * What a share would be held for is not shared: she may keep these words for herself, or change them.
 * @throws AppError WORDS_REFUSED
 */
async function checkWords(tx: Tx, viewer: Viewer, { name }: BatchRow, { result, brand, now }: Ending): Promise<void> {
  if (result.sharing === 'private') return
  const text = `${name}\n${result.learned}`
  const matches = await findHoldReasons(tx, { viewer, text, health: brand.health, now })
  if (matches.length > 0) throw new AppError('WORDS_REFUSED', { fields: { learned: [refusal] } })
}

const refusal = 'Ces mots ne peuvent pas être partagés tels quels. Raconte ce que tu as vu et goûté.'

/** A result that a moderator hid stays hidden. @throws AppError BATCH_NOT_FOUND, WORDS_REFUSED */
export async function finishBatch(tx: Tx, viewer: Viewer, ending: Ending): Promise<void> {
  const { id, result, now } = ending
  const batch = await lockBatch(tx, viewer, id)
  await checkWords(tx, viewer, batch, ending)
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
