import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { communityVisibleTo, isInCommunity } from '../../publishing/communities/public.ts'
import type { LoadExcerpts, LoadReported } from './reported.ts'
import { asFlag } from './target-visibility.ts'

const { communities, communityCandidates, communityMembers, users } = tables

const excerptOf = ({ name, tagline }: { name: string; tagline: string }) =>
  truncateMessage(tagline === '' ? name : `${name}. ${tagline}`)

/** A member or an invited one may report a group, which no page shows. */
const isOwnGroup = (viewer: Viewer | null) =>
  and(
    eq(communities.kind, 'group'),
    sql`(${isInCommunity(viewer?.id ?? 0, communities.id)} or exists (select 1 from ${communityCandidates} where ${communityCandidates.communityId} = ${communities.id} and ${communityCandidates.userId} = ${viewer?.id ?? 0} and ${communityCandidates.standing} = 'invited'))`,
  )

/** Reports about a community concern its owner. */
export const loadReportedCommunity: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({
      community: communities,
      ownerId: users.id,
      owner: users.username,
      visible: asFlag(or(communityVisibleTo(viewer), isOwnGroup(viewer))),
    })
    .from(communities)
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.role, 'owner')),
    )
    .innerJoin(users, eq(users.id, communityMembers.userId))
    .where(eq(communities.id, targetId ?? 0))
  if (row === undefined) return null
  const { id, slug, name, tagline, description, rules, access, kind } = row.community
  return {
    targetId: id,
    aboutId: row.ownerId,
    visible: row.visible,
    // A block does not hide a community.
    known: false,
    url: kind === 'group' ? `/r/${slug}` : `/c/${slug}`,
    excerpt: excerptOf(row.community),
    snapshot: { name, tagline, description, rules, access, kind, owner: row.owner },
  }
}

export const loadCommunityExcerpts: LoadExcerpts = async (db, viewer, ids) => {
  const { id, name, tagline } = communities
  const rows = await db
    .select({ id, name, tagline })
    .from(communities)
    .where(and(inArray(id, ids), or(communityVisibleTo(viewer), isOwnGroup(viewer))))
  return new Map(rows.map((row) => [row.id, excerptOf(row)]))
}
