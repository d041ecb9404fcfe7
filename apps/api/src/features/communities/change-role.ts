import type { CommunityRole } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireMember } from '../members/public.ts'
import { lockCommunity } from './communities.subject.ts'
import { requireRole } from './membership.ts'

const { communityMembers } = tables

const setRole = (tx: Tx, communityId: number, userId: number, role: CommunityRole) =>
  tx
    .update(communityMembers)
    .set({ role })
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, userId)))

interface Appointment {
  slug: string
  username: string
  role: Exclude<CommunityRole, 'owner'>
}

/** The owner names a moderator, or thanks one. */
export async function changeRole(tx: Tx, viewer: Viewer, { slug, username, role }: Appointment): Promise<void> {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.own')
  const member = await requireMember(tx, viewer, { username }, 'member.see')
  if ((await requireRole(tx, community.id, member.id)) === 'owner') throw new AppError('NOT_ON_YOURSELF')
  await setRole(tx, community.id, member.id, role)
}

/**
 * The owner hands it over to a member, and stays as a moderator. Who left a moment before cannot receive it; who received
 * it a moment before cannot leave.
 */
export async function handOver(tx: Tx, viewer: Viewer, { slug, username }: { slug: string; username: string }) {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.own')
  const heir = await requireMember(tx, viewer, { username }, 'member.keep')
  await requireRole(tx, community.id, heir.id)
  await setRole(tx, community.id, viewer.id, 'moderator')
  await setRole(tx, community.id, heir.id, 'owner')
  tx.emit({ type: 'community.handed-over', communityId: community.id, memberId: heir.id, byId: viewer.id })
}
