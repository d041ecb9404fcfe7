import type { FavoriteView, Page, PageQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../platform/cursor.ts'
import { type CardContext, loadCards, memberListedFor } from '../members/public.ts'
import { shareListedFor, uncovered } from '../shares/public.ts'
import { favoriteView, type LastShare } from './favorites.views.ts'

const { favorites, users, userProfiles, shares } = tables

function after(cursor: string) {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${favorites.createdAt}, ${favorites.id}) < (${at}, ${id})`
}

/** Shares of the favourite at hand since she last looked; her member's row is joined and visible already. */
const newsOf = (db: Queryable, viewer: Viewer) =>
  sql<number>`(${db
    .select({ count: sql`count(*)::int` })
    .from(shares)
    .where(
      and(eq(shares.authorId, favorites.memberId), gt(shares.publishedAt, favorites.seenAt), shareListedFor(viewer)),
    )})`

async function lastShares(db: Queryable, viewer: Viewer, authorIds: number[]): Promise<Map<number, LastShare>> {
  if (authorIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([shares.authorId], {
      authorId: shares.authorId,
      slug: shares.slug,
      title: uncovered(shares.title),
      body: uncovered(shares.body),
      publishedAt: shares.publishedAt,
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(shares.authorId, authorIds), shareListedFor(viewer)))
    .orderBy(shares.authorId, desc(shares.publishedAt), desc(shares.id))
  return new Map(rows.map((row) => [row.authorId, row]))
}

/** Whom she keeps, last kept first: never someone whom she cannot see at this moment. */
export async function listFavorites(
  db: Queryable,
  viewer: Viewer,
  { cursor, limit }: PageQuery,
  context: CardContext,
): Promise<Page<FavoriteView>> {
  const rows = await db
    .select({ favorite: favorites, news: newsOf(db, viewer) })
    .from(favorites)
    .innerJoin(users, eq(users.id, favorites.memberId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(eq(favorites.userId, viewer.id), memberListedFor(viewer), cursor === undefined ? undefined : after(cursor)),
    )
    .orderBy(desc(favorites.createdAt), desc(favorites.id))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ favorite }) => [favorite.createdAt.toISOString(), favorite.id])
  const ids = page.items.map(({ favorite }) => favorite.memberId)
  const [cards, latest] = await Promise.all([loadCards(db, context, ids), lastShares(db, viewer, ids)])
  const items = page.items.flatMap((row) =>
    favoriteView(row, cards.get(row.favorite.memberId), latest.get(row.favorite.memberId)),
  )
  return { items, cursor: page.cursor }
}
