import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import { communityVisibleTo } from '../../publishing/communities/public.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag } from './target-visibility.ts'

const { communities, communityMembers, users } = tables

const excerptOf = ({ name, tagline }: { name: string; tagline: string }) => truncateMessage(`${name}. ${tagline}`)

/** Reports about a community concern its owner. */
export const loadReportedCommunity: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({
      community: communities,
      ownerId: users.id,
      owner: users.username,
      visible: asFlag(communityVisibleTo(viewer)),
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
    // A block does not hide a community.
    known: false,
    url: `/c/${slug}`,
    excerpt: excerptOf(row.community),
    snapshot: { name, tagline, description, rules, access, owner: row.owner },
  }
}

export const loadCommunityExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const { id, name, tagline } = communities
  const rows = await db
    .select({ id, name, tagline })
    .from(communities)
    .where(and(inArray(id, ids), communityVisibleTo(viewer)))
  return new Map(rows.map((row) => [row.id, excerptOf(row)]))
}
