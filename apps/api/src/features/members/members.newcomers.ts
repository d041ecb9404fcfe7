import type { DirectoryCard, MembersQuery } from '@consoeurs/contract'
import { prepared, type Queryable, tables, writtenLimit } from '@consoeurs/database'
import { desc, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { type CardContext, cardQuery, memberCard } from './members.cards.ts'
import { passedUntil, unfiltered } from './members.filters.ts'

const { users } = tables

/** As many as pages show; whoever asks for another number gets it by the directory's own way. */
export const NEWCOMERS = 3

const viewerId = sql.placeholder('viewerId')

/**
 * « Elles viennent d’arriver » stands beside most pages: planned once for whoever asks. With the number of rows among what
 * comes with each call PostgreSQL plans it anew every time, which takes ten times as long as reading them.
 */
const newest = prepared((db) =>
  cardQuery(db, { id: viewerId })
    .where(unfiltered(viewerId, sql.placeholder('since')))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(writtenLimit(NEWCOMERS + 1))
    .prepare('members_newest'),
)

/** The directory is asked for these few, by nothing but their arrival. */
export const asksForNewcomers = ({ sort, limit, cursor, ...filters }: MembersQuery): boolean =>
  sort === 'new' && limit === NEWCOMERS && cursor === undefined && Object.entries(filters).every(isLeftOut)

const isLeftOut = ([filter, value]: [string, unknown]) =>
  value === undefined || value === false || (filter === 'q' && value === '')

/** With one more than asked for, where there is one; `createdAt` is what the list is ordered by. */
export async function loadNewcomers(
  db: Queryable,
  viewer: Viewer,
  context: CardContext,
): Promise<Array<{ card: DirectoryCard; createdAt: Date }>> {
  const rows = await newest(db).execute({ viewerId: viewer.id, since: passedUntil(context.now) })
  return rows.map((row) => ({ card: { ...memberCard(row, context), common: null }, createdAt: row.user.createdAt }))
}
