import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, like, sql } from 'drizzle-orm'
import type { EventOf } from '../../../events.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { notifications, shares } = tables

/** Removes excerpts of a share that became covered, and of its replies; later ones have none. Reads the whole table. */
export async function muteCoveredDiscussions(tx: Tx, { shareId, formerSlug }: EventOf<'share.covered'>): Promise<void> {
  const [share] = await tx
    .select({ slug: shares.slug })
    .from(shares)
    .where(and(eq(shares.id, shareId), isNotNull(shares.cover)))
  if (share === undefined) return
  const { slug } = share
  await tx
    .update(notifications)
    .set({ slug, path: sql`replace(${notifications.path}, ${formerSlug}, ${slug})`, excerpt: '' })
    .where(like(notifications.path, `/shares/${formerSlug}%`))
}
