import { isDeepStrictEqual } from 'node:util'
import { type ChangeIngredient, keysOfIngredient, type WriteIngredient } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayOverlaps, eq, isNull, ne } from 'drizzle-orm'
import { requireEditor } from '../../../platform/content/content.policy.ts'
import { newSlug } from '../../../platform/content/slugs.ts'
import { holdSlug } from '../../../platform/data/free-slug.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { acceptProposals } from './proposals.ts'

const { ingredients } = tables
const slugs = { collection: 'ingredients', column: ingredients.slug } as const

/**
 * Names are unique over all ingredients, so that a line of a recipe has one meaning.
 * @throws AppError INGREDIENT_NAME_TAKEN
 */
async function requireFreeNames(tx: Tx, id: number, keys: string[]): Promise<void> {
  await holdSlug(tx, 'ingredients', 'names')
  const [other] = await tx
    .select({ singular: ingredients.singular })
    .from(ingredients)
    .where(and(ne(ingredients.id, id), isNull(ingredients.deletedAt), arrayOverlaps(ingredients.keys, keys)))
    .limit(1)
  if (other === undefined) return
  const taken = `Un de ces noms est déjà celui d’un autre ingrédient : ${other.singular}.`
  throw new AppError('INGREDIENT_NAME_TAKEN', { fields: { aliases: [taken] } })
}

export async function createIngredient(
  tx: Tx,
  viewer: Viewer,
  { content, now }: { content: WriteIngredient; now: Date },
): Promise<number> {
  requireEditor(viewer)
  const { clientId: _clientId, slug: wished, ...columns } = content
  const keys = keysOfIngredient({ aliases: [], ...columns })
  await requireFreeNames(tx, 0, keys)
  const slug = await newSlug(tx, slugs, { wished, title: columns.singular })
  const [row] = await tx
    .insert(ingredients)
    .values({ ...columns, slug, keys, editedAt: now, createdAt: now, updatedAt: now })
    .returning({ id: ingredients.id })
  if (row === undefined) throw new Error('insert returned no ingredient')
  await acceptProposals(tx, keys, now)
  return row.id
}

type IngredientRow = typeof ingredients.$inferSelect

/** PostgreSQL reorders the fields of JSON. */
const isUnchanged = (row: IngredientRow, changes: ChangeIngredient) => isDeepStrictEqual({ ...row, ...changes }, row)

/** The start of the site leaves the row alone from then on. Returns false where nothing changes. */
export async function changeIngredient(
  tx: Tx,
  viewer: Viewer,
  { id, changes, now }: { id: number; changes: ChangeIngredient; now: Date },
): Promise<boolean> {
  requireEditor(viewer)
  const [row] = await tx
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.id, id), isNull(ingredients.deletedAt)))
    .for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  if (isUnchanged(row, changes)) return false
  const keys = keysOfIngredient({ ...row, ...changes })
  await requireFreeNames(tx, id, keys)
  await tx
    .update(ingredients)
    .set({ ...changes, keys, editedAt: now, updatedAt: now })
    .where(eq(ingredients.id, id))
  await acceptProposals(tx, keys, now)
  return true
}

/** Recipes that refer to it show its name as written. */
export async function deleteIngredient(tx: Tx, viewer: Viewer, { id, now }: { id: number; now: Date }): Promise<void> {
  requireEditor(viewer)
  const gone = await tx
    .update(ingredients)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(ingredients.id, id), isNull(ingredients.deletedAt)))
    .returning({ id: ingredients.id })
  if (gone.length === 0) throw new AppError('NOT_FOUND')
}
