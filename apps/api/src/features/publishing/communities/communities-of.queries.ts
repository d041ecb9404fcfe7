import type { CommunityLink } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type FileRow, fileSelection, fileView } from '../../foundation/files/public.ts'

const { communities, communityMembers, files } = tables
const isMembershipOf = alias(communityMembers, 'theirs')

interface CommunityOf {
  id: number
  slug: string
  name: string
  avatar: FileRow | null
}

const withPicture = ({ avatar, ...link }: CommunityOf) => ({
  ...link,
  avatar: avatar === null ? null : fileView(avatar, ''),
})

/** Shared and open communities; a visitor sees none. */
export async function loadCommunitiesOf(db: Queryable, viewer: { id: number } | null, memberId: number) {
  if (viewer === null) return []
  const isOpen = and(eq(communities.access, 'open'), isNull(communities.archivedAt))
  const rows = await db
    .select({ id: communities.id, slug: communities.slug, name: communities.name, avatar: fileSelection })
    .from(isMembershipOf)
    .innerJoin(communities, eq(communities.id, isMembershipOf.communityId))
    .leftJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.userId, viewer.id)),
    )
    .leftJoin(files, eq(files.id, communities.avatarId))
    .where(
      and(
        eq(isMembershipOf.userId, memberId),
        ne(communities.kind, 'group'),
        or(eq(communityMembers.userId, viewer.id), isOpen),
      ),
    )
    .orderBy(desc(communities.memberCount), desc(communities.id))
  return rows.map(withPicture)
}

/** Largest first. Members of a community see each other, so both may know. */
export const loadSharedCommunities = (
  db: Queryable,
  viewer: { id: number },
  { memberId, most }: { memberId: number; most: number },
): Promise<CommunityLink[]> =>
  db
    .select({ id: communities.id, slug: communities.slug, name: communities.name })
    .from(isMembershipOf)
    .innerJoin(communities, eq(communities.id, isMembershipOf.communityId))
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.userId, viewer.id)),
    )
    .where(and(eq(isMembershipOf.userId, memberId), ne(communities.kind, 'group'), isNull(communities.archivedAt)))
    .orderBy(desc(communities.memberCount), desc(communities.id))
    .limit(most)
