import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockCommunity } from './communities.subject.ts'

const { communityAnnouncements } = tables

interface Announcement {
  slug: string
  clientId: string
  text: string
  now: Date
}

/** Idempotent per author and client id. */
export async function announce(tx: Tx, viewer: Viewer, { slug, clientId, text, now }: Announcement): Promise<void> {
  const { id: communityId } = await lockCommunity(tx, viewer, { slug }, 'community.announce')
  const [written] = await tx
    .insert(communityAnnouncements)
    .values({ communityId, authorId: viewer.id, clientId, text, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: communityAnnouncements.id })
  if (written === undefined) return
  tx.emit({ type: 'community.announced', announcementId: written.id, communityId, authorId: viewer.id })
}

export async function removeAnnouncement(
  tx: Tx,
  viewer: Viewer,
  { slug, id, now }: { slug: string; id: number; now: Date },
): Promise<void> {
  const { id: communityId } = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  const [removed] = await tx
    .update(communityAnnouncements)
    .set({ removedAt: now })
    .where(
      and(
        eq(communityAnnouncements.id, id),
        eq(communityAnnouncements.communityId, communityId),
        isNull(communityAnnouncements.removedAt),
      ),
    )
    .returning({ authorId: communityAnnouncements.authorId })
  if (removed === undefined) throw new AppError('ANNOUNCEMENT_NOT_FOUND')
  // An announcement of the site stays in its readers' notifications, with its text.
  if (removed.authorId === null) return
  tx.emit({ type: 'community.announcement-removed', announcementId: id, communityId, authorId: removed.authorId })
}
