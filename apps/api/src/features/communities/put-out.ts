import { tables } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberByUsername } from '../members/public.ts'
import { lockCommunity } from './communities.subject.ts'
import { removeMember, requireRole } from './membership.ts'

const { communityCandidates, auditEntries } = tables

interface Expulsion {
  slug: string
  username: string
  now: Date
}

/** Puts her out until she is let in again. Its owner stays; a moderator is put out by the owner alone. */
export async function putOut(tx: Tx, viewer: Viewer, { slug, username, now }: Expulsion): Promise<void> {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) throw new AppError('COMMUNITY_MEMBER_GONE')
  const role = await requireRole(tx, community.id, member.id)
  if (role === 'owner' || (role === 'moderator' && community.role !== 'owner') || member.id === viewer.id) {
    throw new AppError('FORBIDDEN')
  }
  await removeMember(tx, community.id, { memberId: member.id, putOut: true })
  const excluded = { standing: 'excluded', byId: viewer.id, since: now, answers: [] }
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
