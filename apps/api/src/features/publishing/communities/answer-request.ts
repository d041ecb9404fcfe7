import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireMember } from '../../people/members/public.ts'
import { lockCommunity } from './communities.subject.ts'
import { addMember } from './membership.ts'

const { communityCandidates } = tables

interface RequestAnswer {
  slug: string
  username: string
  accept: boolean
  now: Date
}

/**
 * The first answer is final.
 * @throws AppError COMMUNITY_REQUEST_ANSWERED for the second answer; NAME_LOOKS_ALIKE, which leaves the request open
 */
export async function answerRequest(tx: Tx, viewer: Viewer, answer: RequestAnswer): Promise<void> {
  const { slug, username, accept, now } = answer
  const community = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  const member = await requireMember(tx, viewer, { username }, 'member.see')
  const [asked] = await tx
    .update(communityCandidates)
    .set({ standing: 'declined', byId: viewer.id, since: now })
    .where(
      and(
        eq(communityCandidates.communityId, community.id),
        eq(communityCandidates.userId, member.id),
        eq(communityCandidates.standing, 'asked'),
      ),
    )
    .returning({ userId: communityCandidates.userId })
  if (asked === undefined) throw new AppError('COMMUNITY_REQUEST_ANSWERED')
  if (accept) await addMember(tx, viewer, { communityId: community.id, memberId: member.id, now })
  tx.emit({ type: 'community.answered', communityId: community.id, memberId: member.id, accepted: accept })
}
