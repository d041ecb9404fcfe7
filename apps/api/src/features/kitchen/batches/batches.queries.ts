import {
  type BatchCard,
  type BatchesQuery,
  BatchKind,
  BatchNoteKind,
  type BatchNoteView,
  BatchOutcome,
  BatchReminders,
  BatchSharing,
  type BatchView,
  type Page,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { fileSelection, fileView } from '../../foundation/files/public.ts'
import { timeZoneOfMember } from '../../foundation/places/public.ts'
import { shareVisibleTo } from '../../publishing/shares/public.ts'
import { batchDay } from './next-reminder.ts'
import { type BatchRow, requireBatch } from './schedule-batch.ts'

const { batches, batchNotes, files, ingredients, shares, users, userProfiles } = tables

interface Clock {
  timeZone: string
  now: Date
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function batchCard(row: BatchRow, image: BatchCard['image'], { timeZone, now }: Clock): BatchCard {
  const { id, name, startedAt, expectedEndAt, endedAt, lastCareAt, nextReminderAt } = row
  return {
    ...{ id, name, image, kind: BatchKind.parse(row.kind) },
    ...{ startedAt: startedAt.toISOString(), expectedEndAt: iso(expectedEndAt), endedAt: iso(endedAt) },
    day: batchDay(startedAt, endedAt ?? now, timeZone),
    outcome: row.outcome === null ? null : BatchOutcome.parse(row.outcome),
    sharing: BatchSharing.parse(row.sharing),
    lastCareAt: iso(lastCareAt),
    nextReminderAt: iso(nextReminderAt),
  }
}

/** Of the newest note with one, by batch. */
async function loadImages(db: Queryable, ids: number[]): Promise<Map<number, BatchCard['image']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([batchNotes.batchId], { batchId: batchNotes.batchId, alt: batchNotes.alt, file: fileSelection })
    .from(batchNotes)
    .innerJoin(files, eq(files.id, batchNotes.fileId))
    .where(inArray(batchNotes.batchId, ids))
    .orderBy(batchNotes.batchId, desc(batchNotes.at), desc(batchNotes.id))
  return new Map(rows.map(({ batchId, file, alt }) => [batchId, fileView(file, alt)]))
}

const endedBefore = (cursor: string): SQL => {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${batches.endedAt}, ${batches.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}

/** Running ones are few (`limits.batches.running`) and come at once. Newest first. */
export async function listBatches(
  db: Queryable,
  viewer: Viewer,
  { state, cursor, limit }: BatchesQuery,
  now: Date,
): Promise<Page<BatchCard>> {
  const own = eq(batches.userId, viewer.id)
  const read = db.select().from(batches)
  const rows =
    state === 'running'
      ? await read.where(and(own, isNull(batches.endedAt))).orderBy(desc(batches.id))
      : await read
          .where(and(own, isNotNull(batches.endedAt), cursor === undefined ? undefined : endedBefore(cursor)))
          .orderBy(desc(batches.endedAt), desc(batches.id))
          .limit(limit + 1)
  const page = state === 'running' ? { items: rows, cursor: null } : takePage(rows, limit, keyOfEnded)
  const clock = { now, timeZone: await timeZoneOfMember(db, viewer.id) }
  const images = await loadImages(
    db,
    page.items.map(({ id }) => id),
  )
  return {
    items: page.items.map((row) => batchCard(row, images.get(row.id) ?? null, clock)),
    cursor: page.cursor,
  }
}

const keyOfEnded = ({ endedAt, id }: BatchRow) => [endedAt?.toISOString() ?? '', id] as const

async function loadNotes(db: Queryable, { id, startedAt }: BatchRow, clock: Clock): Promise<BatchNoteView[]> {
  const rows = await db
    .select({ note: batchNotes, file: fileSelection })
    .from(batchNotes)
    .leftJoin(files, eq(files.id, batchNotes.fileId))
    .where(eq(batchNotes.batchId, id))
    .orderBy(desc(batchNotes.at), desc(batchNotes.id))
  return rows.map(({ note, file }) => ({
    ...{ id: note.id, clientId: note.clientId, kind: BatchNoteKind.parse(note.kind), text: note.text },
    image: file === null ? null : fileView(file, note.alt),
    at: note.at.toISOString(),
    day: batchDay(startedAt, note.at, clock.timeZone),
  }))
}

/** Null where the viewer may not see it any more. */
export async function loadRecipeLink(db: Queryable, viewer: Viewer, id: number | null): Promise<BatchView['recipe']> {
  if (id === null) return null
  const [row] = await db
    .select({ id: shares.id, slug: shares.slug, title: shares.title })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(shares.id, id), isNotNull(shares.recipe), shareVisibleTo(viewer)))
  return row ?? null
}

export async function loadIngredient(db: Queryable, slug: string | null) {
  if (slug === null) return null
  const [row] = await db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.slug, slug), isNull(ingredients.deletedAt)))
  return row ?? null
}

/** @throws AppError BATCH_NOT_FOUND */
export async function loadBatch(db: Queryable, viewer: Viewer, id: number, now: Date): Promise<BatchView> {
  const row = await requireBatch(db, viewer, id)
  const clock = { now, timeZone: await timeZoneOfMember(db, viewer.id) }
  const notes = await loadNotes(db, row, clock)
  const ingredient = await loadIngredient(db, row.ingredient)
  const image = notes.find((note) => note.image !== null)?.image ?? null
  return {
    ...batchCard(row, image, clock),
    recipe: await loadRecipeLink(db, viewer, row.recipeId),
    ingredient: ingredient && { slug: ingredient.slug, name: ingredient.singular },
    reminders: BatchReminders.parse({ everyHours: row.everyHours, days: row.reminderDays }),
    learned: row.learned,
    hiddenReason: row.hiddenAt === null ? null : (row.hiddenReason ?? ''),
    notes,
  }
}
