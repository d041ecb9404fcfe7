import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { requireMember } from '../../people/members/public.ts'
import { communityPolicy } from './communities.policy.ts'
import { asStanding, lockCommunity } from './communities.subject.ts'
import { addMember, findStanding } from './membership.ts'

const { communityCandidates } = tables

interface Invitation {
  slug: string
  username: string
  now: Date
}

/** A moderator's invitation accepts a pending request; only moderators can invite an excluded member. */
export async function inviteMember(tx: Tx, viewer: Viewer, { slug, username, now }: Invitation): Promise<void> {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.invite')
  const { id: userId } = await requireMember(tx, viewer, { username }, 'member.keep')
  const { isMember, standing } = await findStanding(tx, community.id, userId)
  if (isMember) throw new AppError('COMMUNITY_ALREADY_IN')
  const moderates = can(communityPolicy, viewer, 'community.moderate', community)
  if (asStanding(standing) === 'excluded' && !moderates) throw new AppError('FORBIDDEN')
  if (standing === 'asked' && moderates) {
    await addMember(tx, viewer, { communityId: community.id, memberId: userId, now })
    tx.emit({ type: 'community.answered', communityId: community.id, memberId: userId, accepted: true })
    return
  }
  if (standing === 'invited' || standing === 'asked') return
  const invited = { standing: 'invited', byId: viewer.id, since: now, answers: [] }
  await tx
    .insert(communityCandidates)
    .values({ communityId: community.id, userId, ...invited })
    .onConflictDoUpdate({ target: [communityCandidates.communityId, communityCandidates.userId], set: invited })
  tx.emit({ type: 'community.invited', communityId: community.id, memberId: userId, byId: viewer.id })
}
