import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { batches } = tables

/** Returns false where it is gone or already hidden. */
export async function hideResult(tx: Tx, id: number, { reason, now }: { reason: string; now: Date }): Promise<boolean> {
  const hidden = await tx
    .update(batches)
    .set({ hiddenAt: now, hiddenReason: reason })
    .where(and(eq(batches.id, id), isNull(batches.hiddenAt)))
    .returning({ id: batches.id })
  return hidden.length > 0
}

/** Returns false where it was not hidden. */
export async function showResultAgain(tx: Tx, id: number): Promise<boolean> {
  const shown = await tx
    .update(batches)
    .set({ hiddenAt: null, hiddenReason: null })
    .where(and(eq(batches.id, id), isNotNull(batches.hiddenAt)))
    .returning({ id: batches.id })
  return shown.length > 0
}
