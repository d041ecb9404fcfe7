import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { EventOf } from '../../../events.ts'

const { batches, ingredients } = tables

export interface RemindedBatch {
  name: string
  kind: string
  /** Null: not of the vocabulary. */
  ingredient: { singular: string; plural: string; gender: string } | null
}

/** Null where it has ended, was deleted, or was cared for since. */
export async function loadRemindedBatch(
  db: Queryable,
  { batchId, what, at }: EventOf<'batch.reminded'>,
): Promise<RemindedBatch | null> {
  const { singular, plural, gender } = ingredients
  const [row] = await db
    .select({ batch: batches, ingredient: { singular, plural, gender } })
    .from(batches)
    .leftJoin(ingredients, and(eq(ingredients.slug, batches.ingredient), isNull(ingredients.deletedAt)))
    .where(and(eq(batches.id, batchId), isNull(batches.endedAt)))
  if (row === undefined) return null
  const { name, kind, lastCareAt } = row.batch
  if (what === 'care' && lastCareAt !== null && lastCareAt > new Date(at)) return null
  return { name, kind, ingredient: row.ingredient }
}
