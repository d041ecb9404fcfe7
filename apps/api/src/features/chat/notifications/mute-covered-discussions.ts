import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, like, ne } from 'drizzle-orm'
import type { EventOf } from '../../../events.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { notifications, shares } = tables

/** Removes excerpts of a share that is now covered, and of its replies. */
export async function muteCoveredDiscussions(tx: Tx, { shareId, formerSlug }: EventOf<'share.changed'>): Promise<void> {
  const [share] = await tx
    .select({ slug: shares.slug })
    .from(shares)
    .where(and(eq(shares.id, shareId), isNotNull(shares.cover)))
  if (share === undefined) return
  const { slug } = share
  if (formerSlug !== undefined)
    await tx
      .update(notifications)
      .set({ slug, path: `/shares/${slug}`, excerpt: '' })
      .where(like(notifications.path, `/shares/${formerSlug}%`))
  await tx
    .update(notifications)
    .set({ excerpt: '' })
    .where(and(like(notifications.path, `/shares/${slug}%`), ne(notifications.excerpt, '')))
}
