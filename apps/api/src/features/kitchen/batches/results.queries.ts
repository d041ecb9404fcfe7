import { BatchKind, BatchOutcome, type TriedQuery, type TriedResult, type TriedResults } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { timeZoneOfMember } from '../../foundation/places/public.ts'
import { loadLinks, type MemberCardContext } from '../../people/members/public.ts'
import { requireShare } from '../../publishing/shares/public.ts'
import { batchDay } from './next-reminder.ts'
import { resultListedFor } from './results.visible.ts'
import type { BatchRow } from './schedule-batch.ts'

const { batches, users, userProfiles } = tables

const joined = (db: Queryable) =>
  db
    .select({ batch: batches })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))

async function countOutcomes(db: Queryable, which: SQL | undefined): Promise<TriedResults['counts']> {
  const rows = await db
    .select({ outcome: batches.outcome, count: sql<number>`count(*)::int` })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(which)
    .groupBy(batches.outcome)
  const counts = { success: 0, partial: 0, failure: 0 }
  for (const { outcome, count } of rows) counts[BatchOutcome.parse(outcome)] = count
  return counts
}

const after = (cursor: string): SQL => {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${batches.sharedAt}, ${batches.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}

interface Presenting {
  viewer: Viewer
  timeZone: string
  now: Date
  authors: Awaited<ReturnType<typeof loadLinks>>
}

function resultView(row: BatchRow, { viewer, timeZone, now, authors }: Presenting): TriedResult {
  const { id, userId, sharing, startedAt, endedAt, sharedAt, learned } = row
  return {
    id,
    kind: BatchKind.parse(row.kind),
    outcome: BatchOutcome.parse(row.outcome),
    learned,
    days: batchDay(startedAt, endedAt ?? now, timeZone),
    at: (sharedAt ?? now).toISOString(),
    author: sharing === 'named' ? (authors.get(userId) ?? null) : null,
    own: userId === viewer.id,
  }
}

/**
 * Newest first.
 * @throws AppError SHARE_NOT_FOUND for a recipe that the viewer may not see
 */
export async function listTried(
  db: Queryable,
  cards: MemberCardContext,
  { recipe, ingredient, cursor, limit }: TriedQuery,
): Promise<TriedResults> {
  const { viewer, now } = cards
  if (recipe !== undefined) await requireShare(db, viewer, recipe)
  const of = recipe === undefined ? eq(batches.ingredient, ingredient ?? '') : eq(batches.recipeId, recipe)
  const which = and(of, isNotNull(batches.sharedAt), resultListedFor(viewer))
  const [rows, counts] = await Promise.all([
    joined(db)
      .where(and(which, cursor === undefined ? undefined : after(cursor)))
      .orderBy(desc(batches.sharedAt), desc(batches.id))
      .limit(limit + 1),
    countOutcomes(db, which),
  ])
  const page = takePage(rows, limit, ({ batch }) => [batch.sharedAt?.toISOString() ?? '', batch.id])
  const named = page.items.filter(({ batch }) => batch.sharing === 'named').map(({ batch }) => batch.userId)
  const authors = await loadLinks(db, cards, named)
  const timeZone = await timeZoneOfMember(db, viewer.id)
  const items = page.items.map(({ batch }) => resultView(batch, { viewer, timeZone, now, authors }))
  return { items, cursor: page.cursor, counts }
}
