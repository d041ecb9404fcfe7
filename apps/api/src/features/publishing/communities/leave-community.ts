import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockCommunity } from './communities.subject.ts'
import { removeCandidate, removeMember } from './membership.ts'

/**
 * Also withdraws a request or declines an invitation; an exclusion or a refusal stays.
 * @throws AppError COMMUNITY_OWNER_STAYS
 */
export async function leaveCommunity(tx: Tx, viewer: Viewer, slug: string): Promise<void> {
  const { id, role, standing } = await lockCommunity(tx, viewer, { slug })
  if (role === 'owner') throw new AppError('COMMUNITY_OWNER_STAYS')
  if (role !== null) return removeMember(tx, id, { memberId: viewer.id, excluded: false })
  if (standing !== 'asked' && standing !== 'invited') return
  await removeCandidate(tx, id, viewer.id)
  tx.emit({ type: 'community.withdrawn', communityId: id, memberId: viewer.id })
}
