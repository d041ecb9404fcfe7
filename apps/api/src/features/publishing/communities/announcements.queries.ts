import type { AnnouncementView, Page, PageQuery } from '@consoeurs/contract'
import { Id } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import { type CardContext, loadLinks } from '../../people/members/public.ts'

const { communityAnnouncements } = tables

/** An announcement without a visible author is shown without a name. */
export async function listAnnouncements(
  db: Queryable,
  context: CardContext,
  communityId: number,
  { cursor, limit }: PageQuery,
): Promise<Page<AnnouncementView>> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([Id]))[0]
  const rows = await db
    .select()
    .from(communityAnnouncements)
    .where(
      and(
        eq(communityAnnouncements.communityId, communityId),
        isNull(communityAnnouncements.removedAt),
        before === undefined ? undefined : lt(communityAnnouncements.id, before),
      ),
    )
    .orderBy(desc(communityAnnouncements.id))
    .limit(limit + 1)
  const page = takePage(rows, limit, ({ id }) => [id])
  const authors = await loadLinks(
    db,
    context,
    page.items.flatMap(({ authorId }) => authorId ?? []),
  )
  const items = page.items.map(({ id, text, authorId, createdAt }) => ({
    id,
    text,
    author: authorId === null ? null : (authors.get(authorId) ?? null),
    at: createdAt.toISOString(),
  }))
  return { items, cursor: page.cursor }
}

export async function latestAnnouncement(
  db: Queryable,
  context: CardContext,
  communityId: number,
): Promise<AnnouncementView | null> {
  const { items } = await listAnnouncements(db, context, communityId, { limit: 1 })
  return items[0] ?? null
}
