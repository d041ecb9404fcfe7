import type { CommunityRole } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { requireMember } from '../../people/members/public.ts'
import { lockCommunity } from './communities.subject.ts'
import { requireRole } from './membership.ts'

const { communityMembers } = tables

const setRole = (tx: Tx, communityId: number, userId: number, role: CommunityRole) =>
  tx
    .update(communityMembers)
    .set({ role })
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, userId)))

interface RoleChange {
  slug: string
  username: string
  role: Exclude<CommunityRole, 'owner'>
}

export async function changeRole(tx: Tx, viewer: Viewer, { slug, username, role }: RoleChange): Promise<void> {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.own')
  const member = await requireMember(tx, viewer, { username }, 'member.see')
  if ((await requireRole(tx, community.id, member.id)) === 'owner') throw new AppError('NOT_ON_YOURSELF')
  await setRole(tx, community.id, member.id, role)
}

/** The former owner becomes a moderator. The lock prevents a member from leaving while she receives ownership. */
export async function transferOwnership(
  tx: Tx,
  viewer: Viewer,
  { slug, username }: { slug: string; username: string },
) {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.own')
  const heir = await requireMember(tx, viewer, { username }, 'member.keep')
  await requireRole(tx, community.id, heir.id)
  await setRole(tx, community.id, viewer.id, 'moderator')
  await setRole(tx, community.id, heir.id, 'owner')
  tx.emit({ type: 'community.handed-over', communityId: community.id, memberId: heir.id, byId: viewer.id })
}
