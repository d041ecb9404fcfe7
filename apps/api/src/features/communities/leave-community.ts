import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { lockCommunity } from './communities.subject.ts'
import { removeCandidate, removeMember } from './membership.ts'

/**
 * Leaves; where she is not in it, takes her request back or declines the invitation. What was decided about her stays.
 * @throws AppError COMMUNITY_OWNER_STAYS
 */
export async function leaveCommunity(tx: Tx, viewer: Viewer, slug: string): Promise<void> {
  const { id, role, standing } = await lockCommunity(tx, viewer, { slug })
  if (role === 'owner') throw new AppError('COMMUNITY_OWNER_STAYS')
  if (role !== null) return removeMember(tx, id, { memberId: viewer.id, putOut: false })
  if (standing !== 'asked' && standing !== 'invited') return
  await removeCandidate(tx, id, viewer.id)
  tx.emit({ type: 'community.withdrawn', communityId: id, memberId: viewer.id })
}
