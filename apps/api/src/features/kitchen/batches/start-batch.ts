import { type BatchReminders, limits, type StartBatch } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireShare } from '../../publishing/shares/public.ts'
import { insertNote } from './note-batch.ts'
import { reminderColumns } from './schedule-batch.ts'

const { batches, inboxes, ingredients, shares } = tables
const { running, perMember, ago, ahead } = limits.batches
const DAY = 86_400_000

type Batch = z.output<typeof StartBatch>

/** @throws AppError VALIDATION */
export function checkDates(startedAt: Date, expectedEndAt: Date | null, now: Date): void {
  const days = (at: Date) => (at.getTime() - now.getTime()) / DAY
  const isStrange = days(startedAt) > 1 || days(startedAt) < -ago
  if (isStrange)
    throw new AppError('VALIDATION', { fields: { startedAt: [`Un départ d’il y a ${ago} jours au plus.`] } })
  if (expectedEndAt === null) return
  if (expectedEndAt <= startedAt)
    throw new AppError('VALIDATION', { fields: { expectedEndAt: ['La fin vient après le départ.'] } })
  if (days(expectedEndAt) > ahead)
    throw new AppError('VALIDATION', { fields: { expectedEndAt: ['Un an, c’est le maximum.'] } })
}

export const scheduleOf = ({ everyHours, days }: BatchReminders) => ({
  everyHours,
  reminderDays: days.toSorted((one, other) => one - other),
})

/** @throws AppError SHARE_NOT_FOUND */
async function requireRecipe(db: Queryable, viewer: Viewer, id: number): Promise<void> {
  await requireShare(db, viewer, id)
  const [share] = await db.select({ recipe: shares.recipe }).from(shares).where(eq(shares.id, id))
  if (!share?.recipe) throw new AppError('SHARE_NOT_FOUND')
}

/** Null for a word that the vocabulary does not have. */
async function knownIngredient(db: Queryable, slug: string | null): Promise<string | null> {
  if (slug === null) return null
  const [found] = await db
    .select({ slug: ingredients.slug })
    .from(ingredients)
    .where(and(eq(ingredients.slug, slug), isNull(ingredients.deletedAt)))
  return found?.slug ?? null
}

/** @throws AppError BATCHES_FULL */
async function checkCount(tx: Tx, viewer: Viewer): Promise<void> {
  const own = eq(batches.userId, viewer.id)
  const isFull =
    (await tx.$count(batches, and(own, isNull(batches.endedAt)))) >= running ||
    (await tx.$count(batches, own)) >= perMember
  if (isFull) throw new AppError('BATCHES_FULL')
}

/** One request at a time per member: a duplicate finds the first batch, and the limits count both. */
async function findStarted(tx: Tx, viewer: Viewer, clientId: string): Promise<number | undefined> {
  await tx.select({ id: inboxes.userId }).from(inboxes).where(eq(inboxes.userId, viewer.id)).for('update')
  const [known] = await tx
    .select({ id: batches.id })
    .from(batches)
    .where(and(eq(batches.userId, viewer.id), eq(batches.clientId, clientId)))
  return known?.id
}

/**
 * Idempotent per member and client id.
 * @throws AppError BATCHES_FULL, SHARE_NOT_FOUND, VALIDATION, FILE_NOT_FOUND
 */
export async function startBatch(tx: Tx, viewer: Viewer, batch: Batch, now: Date): Promise<number> {
  const startedAt = new Date(batch.startedAt)
  const expectedEndAt = batch.expectedEndAt === null ? null : new Date(batch.expectedEndAt)
  checkDates(startedAt, expectedEndAt, now)
  if (batch.recipeId !== null) await requireRecipe(tx, viewer, batch.recipeId)
  const known = await findStarted(tx, viewer, batch.clientId)
  if (known !== undefined) return known
  await checkCount(tx, viewer)
  const schedule = { startedAt, expectedEndAt, ...scheduleOf(batch.reminders), lastCareAt: null }
  const { clientId, kind, name, recipeId } = batch
  const [started] = await tx
    .insert(batches)
    .values({
      ...{ userId: viewer.id, clientId, kind, name, recipeId },
      ingredient: await knownIngredient(tx, batch.ingredient),
      ...schedule,
      ...(await reminderColumns(tx, { ...schedule, userId: viewer.id }, now)),
    })
    .returning({ id: batches.id })
  if (started === undefined) throw new Error('the batch was not written')
  const { note: text, image } = batch
  if (text !== '' || image !== null)
    await insertNote(tx, viewer, { batchId: started.id, clientId, kind: 'note', text, image, at: now })
  return started.id
}
