import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { countMakings, lockCountedRows } from '../../publishing/reactions/public.ts'

const { recipeMakings } = tables

type Hiding = Pick<typeof recipeMakings.$inferInsert, 'hiddenAt' | 'hiddenReason'>

async function setHiding(tx: Tx, id: number, hiding: Hiding, where: SQL) {
  const [making] = await tx
    .select({ shareId: recipeMakings.shareId })
    .from(recipeMakings)
    .where(eq(recipeMakings.id, id))
  if (making === undefined) return undefined
  await lockCountedRows(tx, 'shares', [making.shareId])
  const [changed] = await tx
    .update(recipeMakings)
    .set(hiding)
    .where(and(eq(recipeMakings.id, id), isNull(recipeMakings.deletedAt), where))
    .returning({ shareId: recipeMakings.shareId, memberId: recipeMakings.memberId })
  if (changed !== undefined) await countMakings(tx, [changed.shareId])
  return changed
}

/** Returns false where it is deleted or already hidden. */
export async function hideMaking(tx: Tx, id: number, { reason, now }: { reason: string; now: Date }): Promise<boolean> {
  const hiding = { hiddenAt: now, hiddenReason: reason }
  const hidden = await setHiding(tx, id, hiding, isNull(recipeMakings.hiddenAt))
  if (hidden === undefined) return false
  tx.emit({ type: 'making.removed', makingId: id, ...hidden })
  return true
}

/** Returns false where it was not hidden. */
export async function showMakingAgain(tx: Tx, id: number): Promise<boolean> {
  const shown = await setHiding(tx, id, { hiddenAt: null, hiddenReason: null }, isNotNull(recipeMakings.hiddenAt))
  if (shown === undefined) return false
  tx.emit({ type: 'making.written', makingId: id, ...shown, isNew: false })
  return true
}
