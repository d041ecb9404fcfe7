import { tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'

const { communities, communityMembers } = tables

/**
 * She may speak in that community now. Her membership is held until this commits: who is put out at the same moment either
 * spoke before, or is refused.
 * @throws AppError COMMUNITY_NOT_FOUND where she is not in it, COMMUNITY_ARCHIVED
 */
export async function requirePublishing(tx: Tx, viewer: Viewer, communityId: number): Promise<void> {
  const [membership] = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, viewer.id)))
    .for('share')
  if (membership === undefined) throw new AppError('COMMUNITY_NOT_FOUND')
  const isArchived = and(eq(communities.id, communityId), isNotNull(communities.archivedAt))
  if ((await tx.$count(communities, isArchived)) > 0) throw new AppError('COMMUNITY_ARCHIVED')
}
