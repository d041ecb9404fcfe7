import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import { communityVisibleTo, isInCommunity } from '../communities/public.ts'
import { asFlag, type LoadReported } from './reported.ts'

const { communities, communityMembers, users } = tables

/** A community that she can see, as it stands on its door; it is about the one who runs it. */
export const loadReportedCommunity: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({
      community: communities,
      ownerId: users.id,
      owner: users.username,
      visible: asFlag(communityVisibleTo(viewer)),
      known: sql<boolean>`${isInCommunity(viewer?.id ?? 0, communities.id)}`,
    })
    .from(communities)
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.role, 'owner')),
    )
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(eq(communities.id, targetId ?? 0))
  if (row === undefined) return null
  const { id, slug, name, tagline, description, rules, access } = row.community
  return {
    targetId: id,
    aboutId: row.ownerId,
    visible: row.visible,
    known: row.known,
    url: `/c/${slug}`,
    excerpt: truncateMessage(`${name}. ${tagline}`),
    snapshot: { name, tagline, description, rules, access, owner: row.owner },
  }
}
