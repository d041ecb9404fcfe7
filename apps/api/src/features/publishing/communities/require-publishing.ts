import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { communities, communityMembers } = tables

/**
 * Locks the membership until the commit, against a concurrent exclusion.
 * @throws AppError COMMUNITY_NOT_FOUND where she is not a member, COMMUNITY_ARCHIVED
 */
export async function requirePublishing(
  tx: Tx,
  viewer: Viewer,
  communityId: number,
  kind: 'community' | 'group' = 'community',
): Promise<void> {
  const [membership] = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, viewer.id)))
    .for('share')
  if (membership === undefined) throw new AppError('COMMUNITY_NOT_FOUND')
  const [community] = await tx
    .select({ kind: communities.kind, archivedAt: communities.archivedAt })
    .from(communities)
    .where(eq(communities.id, communityId))
  if (community?.kind !== kind) throw new AppError('COMMUNITY_NOT_FOUND')
  if (community.archivedAt !== null) throw new AppError('COMMUNITY_ARCHIVED')
}
