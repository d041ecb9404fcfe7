import { type CommonTraits, Id, type MembersQuery, type Page } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, arrayOverlaps, eq, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { directoryFilters, type FilterContext } from './members.filters.ts'
import type { MatchPreferences } from './members.preferences.ts'

const { users, userProfiles, photos } = tables

/** Only this many recently seen members are compared, to bound the query. */
const COMPARED = 2000

const AffinityCursor = z.tuple([z.int().min(0).max(1000), Id])

const shared = (column: SQL | typeof userProfiles.interests, values: string[]): SQL =>
  values.length === 0
    ? sql`0`
    : sql`cardinality(array(select unnest(${column}) intersect select unnest(${sql.param(values)}::text[])))`

const hasAnyOf = (wishes: MatchPreferences): SQL | undefined =>
  or(
    wishes.interests.length === 0 ? undefined : arrayOverlaps(userProfiles.interests, wishes.interests),
    wishes.lookingFor.length === 0 ? undefined : arrayOverlaps(userProfiles.lookingFor, wishes.lookingFor),
    wishes.answered.length === 0 ? undefined : sql`${userProfiles.answers} ?| ${sql.param(wishes.answered)}::text[]`,
  )

interface AffinityRow {
  id: number
  common: CommonTraits
}

/** Empty where the viewer has filled in nothing. Interests weigh twice. */
export async function listAffinities(
  db: Queryable,
  { viewer, query, wishes }: { viewer: Viewer; query: MembersQuery; wishes: MatchPreferences },
  context: FilterContext,
): Promise<Page<AffinityRow>> {
  const any = hasAnyOf(wishes)
  if (any === undefined) return { items: [], cursor: null }
  const compared = db
    .select({
      id: users.id,
      interests: userProfiles.interests,
      lookingFor: userProfiles.lookingFor,
      answers: userProfiles.answers,
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .where(and(directoryFilters(viewer, query, wishes, context), any))
    .orderBy(sql`${users.lastConnection} desc nulls last`, sql`${users.id} desc nulls first`)
    .limit(COMPARED)
    .as('compared')
  const answers = sql`array(select jsonb_object_keys(${compared.answers}))`
  const score =
    sql<number>`(2 * ${shared(sql`${compared.interests}`, wishes.interests)} + ${shared(sql`${compared.lookingFor}`, wishes.lookingFor)} + ${shared(answers, wishes.answered)})`.mapWith(
      Number,
    )
  const [most, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, AffinityCursor)
  const rows = await db
    .select({
      id: compared.id,
      score,
      interests: compared.interests,
      lookingFor: compared.lookingFor,
      answers: compared.answers,
    })
    .from(compared)
    .where(most === undefined ? undefined : sql`(${score}, ${compared.id}) < (${most}, ${id})`)
    .orderBy(sql`${score} desc`, sql`${compared.id} desc`)
    .limit(query.limit + 1)
  const page = takePage(rows, query.limit, (row) => [row.score, row.id])
  const items = page.items.map((row) => ({ id: row.id, common: inCommon(row, wishes) }))
  return { items, cursor: page.cursor }
}

interface AffinityTraits {
  interests: string[]
  lookingFor: string[]
  answers: Record<string, string>
}

export const inCommon = (
  { interests, lookingFor, answers }: AffinityTraits,
  wishes: MatchPreferences,
): CommonTraits => ({
  interests: interests.filter((interest) => wishes.interests.includes(interest)),
  lookingFor: lookingFor.filter((choice) => wishes.lookingFor.includes(choice)),
  answers: wishes.answered.filter((question) => question in answers).length,
})
