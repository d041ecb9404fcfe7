import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireMember } from '../../people/members/public.ts'
import { lockCommunity } from './communities.subject.ts'
import { removeMember, requireRole } from './membership.ts'

const { communityCandidates, auditEntries } = tables

interface MemberRemoval {
  slug: string
  username: string
  now: Date
}

/**
 * Only the owner can exclude a moderator.
 * @throws AppError MEMBER_NOT_FOUND where the member list hides her, as for an unknown name
 */
export async function removeFromCommunity(
  tx: Tx,
  viewer: Viewer,
  { slug, username, now }: MemberRemoval,
): Promise<void> {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  const member = await requireMember(tx, viewer, { username }, 'member.see')
  const role = await requireRole(tx, community.id, member.id)
  if (role === 'owner' || (role === 'moderator' && community.role !== 'owner') || member.id === viewer.id) {
    throw new AppError('FORBIDDEN')
  }
  await removeMember(tx, community.id, { memberId: member.id, excluded: true })
  const { username: excludedUsername, displayName: excludedName } = member
  const excluded = { standing: 'excluded', byId: viewer.id, since: now, answers: [], excludedUsername, excludedName }
  await tx
    .insert(communityCandidates)
    .values({ communityId: community.id, userId: member.id, ...excluded })
    .onConflictDoUpdate({ target: [communityCandidates.communityId, communityCandidates.userId], set: excluded })
  await tx.insert(auditEntries).values({
    actorId: viewer.id,
    action: 'community.put-out',
    target: 'community',
    targetId: community.id,
    detail: { memberId: member.id },
  })
}
