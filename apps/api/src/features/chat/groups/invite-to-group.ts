import { groupLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import {
  findSeparated,
  type LoadedMember,
  loadMemberById,
  loadMemberByUsername,
  memberPolicy,
  minimalViewer,
} from '../../people/members/public.ts'
import { recordFirstContact, recountMessages } from '../messages/public.ts'
import { listGroupIds } from './groups.queries.ts'
import { lockGroup } from './groups.subject.ts'

const { communities, communityCandidates, communityMembers, conversations, outingGroups, shares } = tables

interface Addition {
  groupId: number
  /** Members and invited members. */
  people: ReadonlySet<number>
  now: Date
}

async function findConversation(tx: Tx, viewer: Viewer, otherId: number) {
  const [found] = await tx
    .select({ startedById: conversations.startedById, acceptedAt: conversations.acceptedAt })
    .from(conversations)
    .where(
      and(
        eq(conversations.lowId, Math.min(viewer.id, otherId)),
        eq(conversations.highId, Math.max(viewer.id, otherId)),
      ),
    )
  return found
}

/** As for a first message, unless the two already write to each other. A request that waits is not asked twice. */
async function mayAsk(tx: Tx, viewer: Viewer, member: LoadedMember, now: Date): Promise<boolean> {
  if (!can(memberPolicy, viewer, 'member.keep', member)) return false
  const conversation = await findConversation(tx, viewer, member.id)
  if (conversation?.acceptedAt != null) return true
  if (conversation?.startedById === viewer.id || !can(memberPolicy, viewer, 'member.write', member)) return false
  if (conversation === undefined) await recordFirstContact(tx, viewer, member.id, now)
  return true
}

const isRefusal = (groupId: number, userId: number) =>
  and(
    eq(communityCandidates.communityId, groupId),
    eq(communityCandidates.userId, userId),
    eq(communityCandidates.standing, 'excluded'),
  )

/** False without a reason: a block with any of them, her preferences and an earlier refusal all look the same. */
async function isAddable(tx: Tx, viewer: Viewer, member: LoadedMember, addition: Addition): Promise<boolean> {
  const { groupId, people, now } = addition
  const separated = await findSeparated(tx, [member.id])
  if (separated.some(({ memberId }) => people.has(memberId))) return false
  if ((await tx.$count(communityCandidates, isRefusal(groupId, member.id))) > 0) return false
  return mayAsk(tx, viewer, member, now)
}

export interface Invitations {
  groupId: number
  usernames: readonly string[]
  now: Date
}

/**
 * The caller has locked the group. Invites those who can be added.
 * @returns the names of the others
 * @throws AppError GROUP_FULL, FIRST_CONTACT_LIMIT
 */
export async function inviteAll(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { groupId, usernames, now }: Invitations,
): Promise<{ invitedIds: number[]; refused: string[] }> {
  const { members, invited } = await listGroupIds(tx, groupId)
  const people = new Set([...members, ...invited])
  const invitedIds: number[] = []
  const refused: string[] = []
  for (const username of new Set(usernames)) {
    const member = await loadMemberByUsername(tx, viewer, username)
    if (member !== null && people.has(member.id)) continue
    if (member === null || !(await isAddable(tx, viewer, member, { groupId, people, now }))) {
      const isKnown = member !== null && can(memberPolicy, viewer, 'member.see', member)
      refused.push(isKnown ? member.displayName : username)
      continue
    }
    if (people.size >= groupLimits.members.max) throw new AppError('GROUP_FULL')
    people.add(member.id)
    invitedIds.push(member.id)
  }
  await storeInvitations(tx, realtime, { groupId, byId: viewer.id, invitedIds, now })
  return { invitedIds, refused }
}

async function storeInvitations(
  tx: Tx,
  realtime: Realtime,
  { groupId, byId, invitedIds, now }: { groupId: number; byId: number; invitedIds: number[]; now: Date },
): Promise<void> {
  if (invitedIds.length === 0) return
  const invited = { communityId: groupId, standing: 'invited', byId, since: now }
  await tx.insert(communityCandidates).values(invitedIds.map((userId) => ({ ...invited, userId })))
  await recountMessages(tx, realtime, invitedIds)
  for (const memberId of invitedIds) tx.emit({ type: 'group.invited', communityId: groupId, memberId, byId })
  tx.afterCommit(() => {
    for (const id of invitedIds) realtime.toUser(id, { type: 'groups.stale' })
  })
}

/** The group of an outing, and its host while she is still an admin of it. Locks the group. */
async function lockOutingGroup(tx: Tx, shareId: number) {
  const [group] = await tx
    .select({ id: communities.id, hostId: shares.authorId })
    .from(outingGroups)
    .innerJoin(communities, eq(communities.id, outingGroups.communityId))
    .innerJoin(shares, eq(shares.id, outingGroups.shareId))
    .where(eq(outingGroups.shareId, shareId))
    .for('no key update', { of: communities })
  if (group === undefined) return null
  const admin = and(
    eq(communityMembers.communityId, group.id),
    eq(communityMembers.userId, group.hostId),
    eq(communityMembers.role, 'owner'),
  )
  return (await tx.$count(communityMembers, admin)) > 0 ? group : null
}

/**
 * A member who took a seat is offered to join, once. Her preferences about first messages do not apply: she answered the
 * host herself.
 */
export async function inviteAttendee(
  tx: Tx,
  realtime: Realtime,
  { shareId, memberId, now }: { shareId: number; memberId: number; now: Date },
): Promise<void> {
  const group = await lockOutingGroup(tx, shareId)
  if (group === null) return
  const { members, invited } = await listGroupIds(tx, group.id)
  const people = new Set([...members, ...invited])
  const member = await loadMemberById(tx, minimalViewer(group.hostId), memberId)
  if (member === null || people.has(memberId) || people.size >= groupLimits.members.max) return
  if (!can(memberPolicy, minimalViewer(group.hostId), 'member.keep', member)) return
  const separated = await findSeparated(tx, [memberId])
  if (separated.some(({ memberId: other }) => people.has(other))) return
  if ((await tx.$count(communityCandidates, isRefusal(group.id, memberId))) > 0) return
  await storeInvitations(tx, realtime, { groupId: group.id, byId: group.hostId, invitedIds: [memberId], now })
}

/** @throws AppError GROUP_CANNOT_ADD where nobody could be added */
export async function inviteToGroup(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { slug, ...invitations }: Omit<Invitations, 'groupId'> & { slug: string },
): Promise<string[]> {
  const { id: groupId } = await lockGroup(tx, viewer, slug, 'group.manage')
  const { invitedIds, refused } = await inviteAll(tx, realtime, viewer, { ...invitations, groupId })
  if (invitedIds.length === 0 && refused.length > 0) throw new AppError('GROUP_CANNOT_ADD')
  return refused
}

/** A declined invitation is kept, hidden, so that she is not asked again. */
export async function withdrawInvitation(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { slug, username }: { slug: string; username: string },
): Promise<void> {
  const { id } = await lockGroup(tx, viewer, slug, 'group.manage')
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  const own = and(eq(communityCandidates.communityId, id), eq(communityCandidates.userId, member.id))
  await tx
    .update(communityCandidates)
    .set({ standing: 'excluded' })
    .where(and(own, inArray(communityCandidates.standing, ['declined', 'excluded'])))
  await tx.delete(communityCandidates).where(and(own, eq(communityCandidates.standing, 'invited')))
  await recountMessages(tx, realtime, [member.id])
  tx.emit({ type: 'group.answered', communityId: id, memberId: member.id, withdrawn: true })
  tx.afterCommit(() => realtime.toUser(member.id, { type: 'groups.stale' }))
}
