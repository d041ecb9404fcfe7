import type { CommunityLink } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type FileRow, fileSelection, fileView } from '../files/public.ts'

const { communities, communityMembers, files } = tables
const theirs = alias(communityMembers, 'theirs')

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

/**
 * The communities of a member, with their picture, as far as the viewer may know who is in them: those that she is in
 * too, and open ones; a visitor knows of none.
 */
export async function loadCommunitiesOf(db: Queryable, viewer: { id: number } | null, memberId: number) {
  if (viewer === null) return []
  const isOpen = and(eq(communities.access, 'open'), isNull(communities.archivedAt))
  const rows = await db
    .select({ id: communities.id, slug: communities.slug, name: communities.name, avatar: fileSelection })
    .from(theirs)
    .innerJoin(communities, eq(communities.id, theirs.communityId))
    .leftJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.userId, viewer.id)),
    )
    .leftJoin(files, eq(files.id, communities.avatarId))
    .where(and(eq(theirs.userId, memberId), or(eq(communityMembers.userId, viewer.id), isOpen)))
    .orderBy(desc(communities.memberCount), desc(communities.id))
  return rows.map(withPicture)
}

/** Those that both are in, the largest first: who is in one sees who else is. */
export const loadSharedCommunities = (
  db: Queryable,
  viewer: { id: number },
  { memberId, most }: { memberId: number; most: number },
): Promise<CommunityLink[]> =>
  db
    .select({ id: communities.id, slug: communities.slug, name: communities.name })
    .from(theirs)
    .innerJoin(communities, eq(communities.id, theirs.communityId))
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, communities.id), eq(communityMembers.userId, viewer.id)),
    )
    .where(and(eq(theirs.userId, memberId), isNull(communities.archivedAt)))
    .orderBy(desc(communities.memberCount), desc(communities.id))
    .limit(most)
