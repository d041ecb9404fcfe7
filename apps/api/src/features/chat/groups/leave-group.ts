import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { requireMember } from '../../people/members/public.ts'
import { removeMember } from '../../publishing/communities/public.ts'
import { recountMessages } from '../messages/public.ts'
import { listGroupIds } from './groups.queries.ts'
import { lockGroup } from './groups.subject.ts'

const { communities, communityMembers, reactions, roomMessages, rooms } = tables

const rowOf = (communityId: number, userId: number) =>
  and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, userId))

/** The oldest member follows the last admin. */
async function handOver(tx: Tx, communityId: number, memberId: number): Promise<void> {
  const others = and(eq(communityMembers.communityId, communityId), ne(communityMembers.userId, memberId))
  if ((await tx.$count(communityMembers, and(others, eq(communityMembers.role, 'owner')))) > 0) return
  const [heir] = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(others)
    .orderBy(asc(communityMembers.createdAt), asc(communityMembers.userId))
    .limit(1)
  if (heir === undefined) return
  await tx.update(communityMembers).set({ role: 'owner' }).where(rowOf(communityId, heir.userId))
}

/** Nobody can read it any more. Its files are collected later. */
async function deleteGroup(tx: Tx, communityId: number): Promise<void> {
  const messages = tx
    .select({ id: roomMessages.id })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .where(eq(rooms.communityId, communityId))
  await tx.delete(reactions).where(and(eq(reactions.target, 'roomMessage'), inArray(reactions.targetId, messages)))
  await tx.delete(communities).where(eq(communities.id, communityId))
}

/** The caller has locked the group. */
async function takeOut(
  tx: Tx,
  realtime: Realtime,
  communityId: number,
  { memberId, excluded }: { memberId: number; excluded: boolean },
): Promise<void> {
  const { members, invited } = await listGroupIds(tx, communityId)
  const remaining = members.filter((id) => id !== memberId)
  await handOver(tx, communityId, memberId)
  await removeMember(tx, communityId, { memberId, excluded })
  if (remaining.length === 0) {
    await deleteGroup(tx, communityId)
    await recountMessages(tx, realtime, invited)
  }
  tx.afterCommit(() => {
    for (const id of [memberId, ...remaining, ...(remaining.length === 0 ? invited : [])])
      realtime.toUser(id, { type: 'groups.stale' })
  })
}

/** Silent: no notification, no line in the chat. */
export async function leaveGroup(tx: Tx, realtime: Realtime, viewer: Viewer, slug: string): Promise<void> {
  const { id } = await lockGroup(tx, viewer, slug, 'group.leave')
  await takeOut(tx, realtime, id, { memberId: viewer.id, excluded: false })
}

/** For an erased account. */
export async function leaveAllGroups(tx: Tx, realtime: Realtime, memberId: number): Promise<void> {
  const joined = await tx
    .select({ id: communities.id })
    .from(communities)
    .innerJoin(communityMembers, rowOfCommunity(memberId))
    .where(eq(communities.kind, 'group'))
    .orderBy(asc(communities.id))
    .for('no key update', { of: communities })
  for (const { id } of joined) await takeOut(tx, realtime, id, { memberId, excluded: false })
}

const rowOfCommunity = (memberId: number) =>
  and(eq(communityMembers.communityId, communities.id), eq(communityMembers.userId, memberId))

interface NamedMember {
  slug: string
  username: string
}

async function requirePlain(tx: Tx, viewer: Viewer, { slug, username }: NamedMember) {
  const group = await lockGroup(tx, viewer, slug, 'group.manage')
  const member = await requireMember(tx, viewer, { username }, 'member.see')
  const [row] = await tx
    .select({ role: communityMembers.role })
    .from(communityMembers)
    .where(rowOf(group.id, member.id))
  if (row === undefined) throw new AppError('MEMBER_NOT_FOUND')
  return { group, member, isAdmin: row.role === 'owner' }
}

/** Admins do not remove each other. */
export async function removeFromGroup(tx: Tx, realtime: Realtime, viewer: Viewer, named: NamedMember): Promise<void> {
  const { group, member, isAdmin } = await requirePlain(tx, viewer, named)
  if (isAdmin) throw new AppError('FORBIDDEN')
  await takeOut(tx, realtime, group.id, { memberId: member.id, excluded: true })
}

export async function nameAdmin(tx: Tx, realtime: Realtime, viewer: Viewer, named: NamedMember): Promise<void> {
  const { group, member } = await requirePlain(tx, viewer, named)
  await tx.update(communityMembers).set({ role: 'owner' }).where(rowOf(group.id, member.id))
  tx.afterCommit(() => realtime.toUser(member.id, { type: 'groups.stale' }))
}
