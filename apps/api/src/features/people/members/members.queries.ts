import { type DirectoryCard, type LooserFilter, limits, type MembersQuery, type Page } from '@consoeurs/contract'
import { prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { and, count, eq, inArray, not, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { takePage } from '../../../platform/http/cursor.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { listAffinities } from './members.affinity.ts'
import { type CardContext, loadCards } from './members.cards.ts'
import { directoryFilters, type FilterContext, passedBy, passedUntil } from './members.filters.ts'
import { loadNearest, opensNearest } from './members.nearest.ts'
import { isNewcomersQuery, loadNewcomers, NEWCOMERS } from './members.newcomers.ts'
import { type MemberOrder, orderOf } from './members.orders.ts'
import { loadMatchPreferences, type MatchPreferences } from './members.preferences.ts'

const { users, userProfiles, photos } = tables

type FoundCard = Pick<DirectoryCard, 'id' | 'common'>
type FoundRow = FoundCard & { key: Array<string | number> }

const loadPreferencesFor = (
  db: Queryable,
  viewer: Viewer,
  { sort, mutual }: MembersQuery,
): Promise<MatchPreferences | null> =>
  sort === 'affinity' || mutual ? loadMatchPreferences(db, viewer.id) : Promise.resolve(null)

const directoryRows = (db: Queryable) =>
  db
    .select({ id: users.id, createdAt: users.createdAt, lastConnection: users.lastConnection })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))

async function withCards(db: Queryable, context: CardContext, found: FoundCard[]): Promise<DirectoryCard[]> {
  const cards = await loadCards(
    db,
    context,
    found.map(({ id }) => id),
  )
  return found.flatMap(({ id, common }) => {
    const card = cards.get(id)
    return card === undefined ? [] : [{ ...card, common }]
  })
}

async function newcomers(db: Queryable, viewer: Viewer, context: CardContext): Promise<Page<DirectoryCard>> {
  const found = await loadNewcomers(db, viewer, context)
  const { items, cursor } = takePage(found, NEWCOMERS, ({ card, createdAt }) => [createdAt.toISOString(), card.id])
  return { items: items.map(({ card }) => card), cursor }
}

/** Empty where the rings do not fill the page: then the strata are read one by one. */
async function nearestMembers(db: Queryable, viewer: Viewer, now: Date, { strata }: MemberOrder): Promise<FoundRow[]> {
  const rows = await loadNearest(db, viewer, now)
  if (rows.length <= limits.pageSize) return []
  return rows.flatMap((row) => {
    const stratum = strata[row.band * 2 + (row.lastConnection === null ? 1 : 0)]
    return stratum === undefined ? [] : [{ id: row.id, common: null, key: stratum.key(row) }]
  })
}

/** Keyset pagination over the strata. */
export async function listMembers(
  db: Queryable,
  viewer: Viewer,
  query: MembersQuery,
  context: CardContext & FilterContext,
): Promise<Page<DirectoryCard>> {
  if (isNewcomersQuery(query)) return newcomers(db, viewer, context)
  const wishes = await loadPreferencesFor(db, viewer, query)
  if (query.sort === 'affinity' && wishes !== null) {
    const page = await listAffinities(db, { viewer, query, wishes }, context)
    return { items: await withCards(db, context, page.items), cursor: page.cursor }
  }
  const filtered = query.passed || narrowingFilters.some((filter) => narrowsResults(query, filter))
  const order = orderOf(viewer, query.sort, filtered)
  const filters = directoryFilters(viewer, query, wishes, context)
  const { from, after } = query.cursor === undefined ? { from: 0, after: undefined } : order.resume(query.cursor)
  const found = opensNearest(query) ? await nearestMembers(db, viewer, context.now, order) : []
  for (const [index, stratum] of order.strata.slice(from).entries()) {
    if (found.length > query.limit) break
    const resumed = index === 0 ? after : undefined
    const where = stratum.look === undefined ? stratum.where : await stratum.look(db, resumed)
    if (where === null) continue
    // Ids only: cards are loaded for the members shown.
    const rows = await directoryRows(db)
      .where(and(filters, where, resumed))
      .orderBy(...stratum.orderBy)
      .limit(query.limit + 1 - found.length)
    found.push(...rows.map((row) => ({ id: row.id, common: null, key: stratum.key(row) })))
  }
  const page = takePage(found, query.limit, ({ key }) => key)
  return { items: await withCards(db, context, page.items), cursor: page.cursor }
}

/** Which of these members the directory lists; a search by name does not bring back those whom the viewer passed. */
export async function filterListed(
  db: Queryable,
  viewer: Viewer,
  { query, ids }: { query: MembersQuery; ids: number[] },
  context: FilterContext,
): Promise<number[]> {
  const wishes = await loadPreferencesFor(db, viewer, query)
  const rows = await directoryRows(db).where(
    and(
      inArray(users.id, ids),
      directoryFilters(viewer, query, wishes, context),
      not(passedBy(viewer.id, passedUntil(context.now))),
    ),
  )
  return rows.map(({ id }) => id)
}

const firstMembers = prepared((db) => {
  const seen = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(memberListedFor({ id: sql.placeholder('viewerId') })?.inlineParams())
    .limit(writtenLimit(limits.firstMembers + 1))
    .as('seen')
  return db.select({ count: count() }).from(seen).prepare('first_members')
})

/** Stops at `limits.firstMembers` + 1. */
export async function countFirstMembers(db: Queryable, viewer: Viewer): Promise<number> {
  const [row] = await firstMembers(db).execute({ viewerId: viewer.id })
  return row?.count ?? 0
}

/** Filters that can be dropped; `age` stands for both bounds. */
const narrowingFilters = [
  'q',
  'within',
  'age',
  'withPhoto',
  'certified',
  'interest',
  'lookingFor',
  'community',
  'mutual',
  'isNew',
  'online',
  'answered',
] as const

const without = (query: MembersQuery, filter: (typeof narrowingFilters)[number]): MembersQuery =>
  filter === 'age' ? { ...query, ageMin: undefined, ageMax: undefined } : { ...query, [filter]: undefined }

const narrowsResults = (query: MembersQuery, filter: (typeof narrowingFilters)[number]): boolean =>
  filter === 'age' ? query.ageMin !== undefined || query.ageMax !== undefined : Boolean(query[filter])

/** For an empty result: matches without each filter. */
export async function suggestLooserFilters(
  db: Queryable,
  viewer: Viewer,
  query: MembersQuery,
  context: FilterContext,
): Promise<LooserFilter[]> {
  const wishes = await loadPreferencesFor(db, viewer, query)
  const found: LooserFilter[] = []
  for (const filter of narrowingFilters.filter((name) => narrowsResults(query, name))) {
    const members = directoryRows(db)
      .where(directoryFilters(viewer, without(query, filter), wishes, context))
      .limit(limits.loosenedAtMost)
      .as('members')
    const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(members)
    found.push({ filter, count: row?.count ?? 0 })
  }
  return found
}
