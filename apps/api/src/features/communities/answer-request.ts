import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireMember } from '../members/public.ts'
import { lockCommunity } from './communities.subject.ts'
import { addMember } from './membership.ts'

const { communityCandidates } = tables

interface RequestAnswer {
  slug: string
  username: string
  accept: boolean
  now: Date
}

/** One answer to a request: the first one holds. @throws AppError COMMUNITY_REQUEST_ANSWERED to who comes second */
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
  if (accept) await addMember(tx, community.id, member.id, now)
  tx.emit({ type: 'community.answered', communityId: community.id, memberId: member.id, accepted: accept })
}
