import { shoppingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { inboxes, ingredients, kitchenBasics } = tables

/**
 * Idempotent. What the vocabulary lacks is left out.
 * @throws AppError BASICS_FULL
 */
export async function setBasic(
  tx: Tx,
  viewer: Viewer,
  { ingredient, has }: { ingredient: string; has: boolean },
): Promise<void> {
  const own = eq(kitchenBasics.userId, viewer.id)
  if (!has) {
    await tx.delete(kitchenBasics).where(and(own, eq(kitchenBasics.ingredient, ingredient)))
    return
  }
  // The limit holds for two requests at once.
  await tx.select({ id: inboxes.userId }).from(inboxes).where(eq(inboxes.userId, viewer.id)).for('update')
  const known = and(eq(ingredients.slug, ingredient), isNull(ingredients.deletedAt))
  if ((await tx.$count(ingredients, known)) === 0) return
  if ((await tx.$count(kitchenBasics, own)) >= shoppingLimits.basics) throw new AppError('BASICS_FULL')
  await tx.insert(kitchenBasics).values({ userId: viewer.id, ingredient }).onConflictDoNothing()
}
