import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'

const { communities, communityCandidates } = tables

export const communityKeys = {
  asked: (id: number) => `communautes.adhesion:asked-${id}`,
  answered: (id: number) => `communautes.adhesion:answered-${id}`,
  announced: (id: number) => `communautes.annonce:${id}`,
  /** Announcements of the site never fold. */
  ofHouse: (announcementId: number) => `communautes.annonce:house-${announcementId}`,
  shared: (id: number) => `communautes.annonce:shares-${id}`,
  invited: (id: number) => `communautes.invitation:${id}`,
}

export async function loadCommunityForNotification(tx: Tx, id: number) {
  const [community] = await tx
    .select({ slug: communities.slug, name: communities.name })
    .from(communities)
    .where(eq(communities.id, id))
  return community ?? null
}

/** For `stillStands`. */
export const isInvited =
  (communityId: number, memberId: number) =>
  async (tx: Tx): Promise<boolean> =>
    (await tx.$count(
      communityCandidates,
      and(
        eq(communityCandidates.communityId, communityId),
        eq(communityCandidates.userId, memberId),
        eq(communityCandidates.standing, 'invited'),
      ),
    )) > 0
