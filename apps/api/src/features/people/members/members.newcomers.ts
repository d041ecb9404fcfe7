import type { DirectoryCard, MembersQuery } from '@consoeurs/contract'
import { prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { desc, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { type CardContext, cardQuery, memberCard } from './members.cards.ts'
import { passedUntil, unfiltered } from './members.filters.ts'

const { users } = tables

/** The number that pages show; other limits take the general query. */
export const NEWCOMERS = 3

const viewerId = sql.placeholder('viewerId')

/**
 * « Elles viennent d’arriver » is on most pages. With the limit as a parameter, PostgreSQL plans it each time: ten
 * times slower than reading the rows.
 */
const newest = prepared((db) =>
  cardQuery(db, { id: viewerId })
    .where(unfiltered(viewerId, sql.placeholder('since')))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(writtenLimit(NEWCOMERS + 1))
    .prepare('members_newest'),
)

export const isNewcomersQuery = ({ sort, limit, cursor, ...filters }: MembersQuery): boolean =>
  sort === 'new' && limit === NEWCOMERS && cursor === undefined && Object.entries(filters).every(isLeftOut)

const isLeftOut = ([filter, value]: [string, unknown]) =>
  value === undefined || value === false || (filter === 'q' && value === '')

/** One row more, for the cursor. */
export async function loadNewcomers(
  db: Queryable,
  viewer: Viewer,
  context: CardContext,
): Promise<Array<{ card: DirectoryCard; createdAt: Date }>> {
  const rows = await newest(db).execute({ viewerId: viewer.id, since: passedUntil(context.now) })
  return rows.map((row) => ({ card: { ...memberCard(row, context), common: null }, createdAt: row.user.createdAt }))
}
