import type { CommunityChange, CommunityNews } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { lockCommunity, requireCommunity } from './communities.subject.ts'

const { communities, communityMembers, files, media } = tables

/** Cover images are visible to anyone who can see the community page; library images are always public. */
async function alignPictures(tx: Tx, communityId: number, isSecret: boolean): Promise<void> {
  await tx
    .update(files)
    .set({ audience: isSecret ? 'community' : 'public', communityId })
    .from(communities)
    .where(
      and(
        eq(communities.id, communityId),
        or(eq(files.id, communities.avatarId), eq(files.id, communities.coverId)),
        sql`${files.ownerId} is null`,
        sql`not exists (select 1 from ${media} where ${media.fileId} = ${files.id})`,
      ),
    )
}

export async function changeCommunity(tx: Tx, viewer: Viewer, slug: string, change: CommunityChange): Promise<void> {
  const { id } = await lockCommunity(tx, viewer, { slug }, 'community.own')
  if (Object.keys(change).length === 0) return
  await tx
    .update(communities)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(communities.id, id))
  if (change.access !== undefined) await alignPictures(tx, id, change.access === 'secret')
  tx.emit({ type: 'community.changed', communityId: id })
}

/** An archived community takes no new content or members, and only its members' lists show it. */
export async function setArchived(
  tx: Tx,
  viewer: Viewer,
  { slug, archived, now }: { slug: string; archived: boolean; now: Date },
): Promise<void> {
  const { id } = await lockCommunity(tx, viewer, { slug }, 'community.own')
  await tx
    .update(communities)
    .set({ archivedAt: archived ? now : null })
    .where(eq(communities.id, id))
  tx.emit({ type: 'community.changed', communityId: id })
}

export async function chooseNews(tx: Tx, viewer: Viewer, { slug, news }: { slug: string; news: CommunityNews }) {
  const { id } = await requireCommunity(tx, viewer, { slug }, 'community.read')
  await tx
    .update(communityMembers)
    .set({ news })
    .where(and(eq(communityMembers.communityId, id), eq(communityMembers.userId, viewer.id)))
}
