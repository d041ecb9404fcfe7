import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ShareNews } from '../../people/favorites/public.ts'
import { shareListedFor, uncovered } from './shares.visible.ts'

const { favorites, shares, users, userProfiles } = tables

/** The query already joins the member and checks her visibility. */
export const shareNews: ShareNews = {
  countNews: (db, viewer) =>
    sql<number>`(${db
      .select({ count: sql`count(*)::int` })
      .from(shares)
      .where(
        and(eq(shares.authorId, favorites.memberId), gt(shares.publishedAt, favorites.seenAt), shareListedFor(viewer)),
      )})`,

  async loadLastShares(db: Queryable, viewer, authorIds) {
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
  },
}
