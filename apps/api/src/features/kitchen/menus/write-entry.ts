import { type AddMenuEntry, addDays, type MenuEntryChange, menuLimits, mondayOf } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireRecipe } from '../notebooks/public.ts'
import { isInWeek, type MealRow, weekRows } from './menus.queries.ts'

const { inboxes, mealEntries } = tables

/** One change at a time per member, so that the limit of a week holds. */
const lockMenu = (tx: Tx, viewer: Viewer) =>
  tx.select({ id: inboxes.userId }).from(inboxes).where(eq(inboxes.userId, viewer.id)).for('update')

/** @throws AppError MENU_FULL */
async function checkRoom(tx: Tx, viewer: Viewer, day: string, added: number): Promise<void> {
  if ((await tx.$count(mealEntries, isInWeek(viewer.id, day))) + added > menuLimits.entries)
    throw new AppError('MENU_FULL')
}

/**
 * Idempotent per client id.
 * @throws AppError SHARE_NOT_FOUND, NOT_A_RECIPE, MENU_FULL
 */
export async function addEntry(
  tx: Tx,
  viewer: Viewer,
  { now, shareId: recipeId, ...entry }: AddMenuEntry & { now: Date },
): Promise<MealRow> {
  await lockMenu(tx, viewer)
  const [known] = await tx
    .select()
    .from(mealEntries)
    .where(and(eq(mealEntries.userId, viewer.id), eq(mealEntries.clientId, entry.clientId)))
  if (known !== undefined) return known
  const recipe = recipeId === null ? null : await requireRecipe(tx, viewer, recipeId)
  await checkRoom(tx, viewer, entry.day, 1)
  const [added] = await tx
    .insert(mealEntries)
    .values({ ...entry, ...recipe, userId: viewer.id, createdAt: now })
    .returning()
  if (added === undefined) throw new Error('the entry was not written')
  return added
}

/** @throws AppError MENU_ENTRY_NOT_FOUND, MENU_FULL */
export async function changeEntry(
  tx: Tx,
  viewer: Viewer,
  { id, text, ...change }: MenuEntryChange & { id: number },
): Promise<MealRow> {
  await lockMenu(tx, viewer)
  const own = and(eq(mealEntries.id, id), eq(mealEntries.userId, viewer.id))
  const [entry] = await tx.select().from(mealEntries).where(own)
  if (entry === undefined) throw new AppError('MENU_ENTRY_NOT_FOUND')
  if (change.day !== undefined && mondayOf(change.day) !== mondayOf(entry.day))
    await checkRoom(tx, viewer, change.day, 1)
  const words = text && entry.text !== '' ? text : entry.text
  const [changed = entry] = await tx
    .update(mealEntries)
    .set({ ...change, text: words })
    .where(own)
    .returning()
  return changed
}

/** Idempotent. */
export async function deleteEntry(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  await tx.delete(mealEntries).where(and(eq(mealEntries.id, id), eq(mealEntries.userId, viewer.id)))
}

/**
 * What is already there stays; a dish that is there on that day and meal is not copied twice.
 * @throws AppError MENU_FULL
 */
export async function copyWeek(
  tx: Tx,
  viewer: Viewer,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await lockMenu(tx, viewer)
  const days = (Date.parse(mondayOf(to)) - Date.parse(mondayOf(from))) / (24 * 60 * 60 * 1000)
  if (days === 0) return
  type Dish = Pick<MealRow, 'day' | 'meal' | 'shareId' | 'articleRecipeId' | 'text'>
  const dish = ({ day, meal, shareId, articleRecipeId, text }: Dish) =>
    JSON.stringify([day, meal, shareId, articleRecipeId, text])
  const there = new Set((await weekRows(tx, viewer.id, to)).map(dish))
  const copies = (await weekRows(tx, viewer.id, from))
    .map(({ id: _id, createdAt: _createdAt, listedAt: _listedAt, ...row }) => ({ ...row, day: addDays(row.day, days) }))
    // Without a recipe and words nothing is left of it.
    .filter((copy) => (copy.shareId ?? copy.articleRecipeId ?? copy.text) !== '' && !there.has(dish(copy)))
  if (copies.length === 0) return
  await checkRoom(tx, viewer, to, copies.length)
  await tx
    .insert(mealEntries)
    .values(copies.map((copy) => ({ ...copy, userId: viewer.id, clientId: crypto.randomUUID(), createdAt: now })))
}
