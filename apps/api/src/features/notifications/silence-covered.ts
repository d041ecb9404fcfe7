import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, like, ne } from 'drizzle-orm'
import type { EventOf } from '../../events.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { notifications, shares } = tables

/** Covered since: no line that leads to it goes on saying its words, in its address or out of it, nor what answered them. */
export async function silenceCovered(tx: Tx, { shareId, formerSlug }: EventOf<'share.changed'>): Promise<void> {
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
