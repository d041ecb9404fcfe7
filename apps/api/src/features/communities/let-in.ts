import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberByUsername } from '../members/public.ts'
import { lockCommunity } from './communities.subject.ts'

const { communityCandidates } = tables

/** Who was put out may come again, by the door that everyone takes. */
export async function letIn(tx: Tx, viewer: Viewer, { slug, username }: { slug: string; username: string }) {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  await tx
    .delete(communityCandidates)
    .where(
      and(
        eq(communityCandidates.communityId, community.id),
        eq(communityCandidates.userId, member.id),
        eq(communityCandidates.standing, 'excluded'),
      ),
    )
}
