import type { FavoriteView, Page, PageQuery } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, InstantCursor, takePage } from '../../../platform/http/cursor.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { type CardContext, loadCards } from '../members/public.ts'
import { favoriteView, type LastShare } from './favorites.views.ts'

const { favorites, users, userProfiles } = tables

function after(cursor: string) {
  const [at, id] = decodeCursor(cursor, InstantCursor)
  return sql`(${favorites.createdAt}, ${favorites.id}) < (${at}, ${id})`
}

/** Implemented by the shares feature and passed in at registration. */
export interface ShareNews {
  /** SQL: shares that the row's favourite published since `favorites.seenAt`. */
  countNews(db: Queryable, viewer: Viewer): SQL<number>
  loadLastShares(db: Queryable, viewer: Viewer, authorIds: number[]): Promise<Map<number, LastShare>>
}

export async function listFavorites(
  db: Queryable,
  viewer: Viewer,
  { cursor, limit }: PageQuery,
  { cards: context, shareNews }: { cards: CardContext; shareNews: ShareNews },
): Promise<Page<FavoriteView>> {
  const rows = await db
    .select({ favorite: favorites, news: shareNews.countNews(db, viewer) })
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
  const [cards, latest] = await Promise.all([loadCards(db, context, ids), shareNews.loadLastShares(db, viewer, ids)])
  const items = page.items.flatMap((row) =>
    favoriteView(row, cards.get(row.favorite.memberId), latest.get(row.favorite.memberId)),
  )
  return { items, cursor: page.cursor }
}
