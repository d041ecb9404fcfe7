import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { FeatureOptions } from '../../feature-options.ts'

const { swaps } = tables

const DAY = 24 * 60 * 60 * 1000
/** A reserved offer is left open so long after its day, for two who take their time. */
const RESERVED_DAYS = 30
const BATCH = 100

type TendParts = Pick<FeatureOptions, 'unitOfWork' | 'now'>

/** « Toujours là ? », the day before. */
async function remindSome({ unitOfWork, now }: TendParts): Promise<number> {
  const at = now()
  return unitOfWork(async (tx) => {
    const due = await tx
      .select({ id: swaps.id, ownerId: swaps.ownerId })
      .from(swaps)
      .where(
        and(
          eq(swaps.state, 'open'),
          lte(swaps.expiresAt, new Date(at.getTime() + DAY)),
          isNull(swaps.remindedAt),
          isNull(swaps.hiddenAt),
          isNull(swaps.deletedAt),
        ),
      )
      .orderBy(asc(swaps.expiresAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.update(swaps).set({ remindedAt: at }).where(inArray(swaps.id, ids))
    for (const { id, ownerId } of due)
      tx.emit({ type: 'swap.told', swapId: id, what: 'reminder', recipientIds: [ownerId] })
    return due.length
  })
}

async function closeSome({ unitOfWork, now }: TendParts): Promise<number> {
  const at = now()
  return unitOfWork(async (tx) => {
    const due = await tx
      .select({ id: swaps.id })
      .from(swaps)
      .where(
        or(
          and(eq(swaps.state, 'open'), lte(swaps.expiresAt, at)),
          and(eq(swaps.state, 'reserved'), lte(swaps.expiresAt, new Date(at.getTime() - RESERVED_DAYS * DAY))),
        ),
      )
      .orderBy(asc(swaps.expiresAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.update(swaps).set({ state: 'closed' }).where(inArray(swaps.id, ids))
    for (const swapId of ids) tx.emit({ type: 'swap.changed', swapId })
    return due.length
  })
}

/** Reminds first: an offer whose day came meanwhile is closed by the same run. */
export async function tendSwaps(parts: TendParts): Promise<void> {
  for (const tendSome of [remindSome, closeSome]) {
    let tended = 0
    do {
      tended = await tendSome(parts)
    } while (tended === BATCH)
  }
}
