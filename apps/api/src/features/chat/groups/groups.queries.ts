import {
  type GroupDetails,
  type GroupRead,
  type GroupView,
  groupLimits,
  type MemberLink,
  type RoomView,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { memberIsShown, notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { loadLinks, type MemberCardContext } from '../../people/members/public.ts'
import { findGroupRoom, listGroupRooms } from '../rooms/public.ts'
import { loadOutingOf } from './group-outing.ts'
import { groupPolicy } from './groups.policy.ts'
import { requireGroup } from './groups.subject.ts'

const { communities, communityCandidates, communityMembers, roomMarks, rooms, userProfiles } = tables

interface GroupPeople {
  /** In the order of their arrival. */
  members: Map<number, { userId: number; admin: boolean }[]>
  own: Map<number, { byId: number | null; since: Date; blocked: boolean }>
  created: Map<number, Date>
  links: Map<number, MemberLink>
}

async function loadPeople(db: Queryable, reader: MemberCardContext, communityIds: number[]): Promise<GroupPeople> {
  const { viewer } = reader
  const { communityId, userId, role, createdAt } = communityMembers
  const [joined, invitations, created] = await Promise.all([
    db
      .select({ communityId, userId, role })
      .from(communityMembers)
      .where(inArray(communityId, communityIds))
      .orderBy(asc(createdAt), asc(userId)),
    db
      .select({
        communityId: communityCandidates.communityId,
        byId: communityCandidates.byId,
        since: communityCandidates.since,
        blocked: sql<boolean>`not ${notBlockedEitherWay(viewer.id, communityCandidates.byId)}`,
      })
      .from(communityCandidates)
      .where(
        and(
          inArray(communityCandidates.communityId, communityIds),
          eq(communityCandidates.userId, viewer.id),
          eq(communityCandidates.standing, 'invited'),
        ),
      ),
    db
      .select({ id: communities.id, at: communities.createdAt })
      .from(communities)
      .where(inArray(communities.id, communityIds)),
  ])
  const named = [...joined.map((row) => row.userId), ...invitations.flatMap(({ byId }) => byId ?? [])]
  const members: GroupPeople['members'] = new Map()
  for (const { communityId: id, userId: memberId, role: of } of joined)
    members.set(id, [...(members.get(id) ?? []), { userId: memberId, admin: of === 'owner' }])
  return {
    members,
    own: new Map(invitations.map(({ communityId: id, ...invitation }) => [id, invitation])),
    created: new Map(created.map(({ id, at }) => [id, at])),
    links: await loadLinks(db, reader, [...new Set(named)]),
  }
}

function groupView(viewer: Viewer, room: RoomView, { members, own, created, links }: GroupPeople): GroupView {
  const { id } = room.community
  const shown = (members.get(id) ?? []).flatMap(({ userId }) => links.get(userId) ?? [])
  const invitation = own.get(id)
  return {
    id: room.id,
    room,
    names: shown.flatMap(({ id: memberId, displayName }) => (memberId === viewer.id ? [] : [displayName])),
    faces: shown.filter((member) => member.id !== viewer.id).slice(0, groupLimits.faces),
    memberCount: shown.length,
    state: room.can.read ? 'member' : 'invited',
    invitedBy: links.get(invitation?.byId ?? 0) ?? null,
    at: room.lastMessage?.at ?? (invitation?.since ?? created.get(id) ?? new Date(0)).toISOString(),
  }
}

/** Newest first. An invitation across a block is left out. */
export async function listGroups(db: Queryable, reader: MemberCardContext): Promise<GroupView[]> {
  const listed = await listGroupRooms(db, reader.viewer)
  if (listed.length === 0) return []
  const people = await loadPeople(
    db,
    reader,
    listed.map(({ community }) => community.id),
  )
  return listed
    .filter(({ can: may, community }) => may.read || people.own.get(community.id)?.blocked === false)
    .map((room) => groupView(reader.viewer, room, people))
    .sort((one, other) => other.at.localeCompare(one.at))
}

const reader = alias(communityMembers, 'reader')
const readerProfiles = alias(userProfiles, 'reader_profiles')

/**
 * Per viewer, how far the others have read. Both must share read receipts, as in a conversation, and a block hides
 * them.
 */
export async function loadReads(
  db: Queryable,
  communityId: number,
  viewerIds: number[],
): Promise<Map<number, GroupRead[]>> {
  const reads = new Map<number, GroupRead[]>(viewerIds.map((id) => [id, []]))
  if (viewerIds.length === 0) return reads
  const rows = await db
    .select({ viewerId: reader.userId, memberId: communityMembers.userId, seq: roomMarks.readSeq })
    .from(reader)
    .innerJoin(readerProfiles, and(eq(readerProfiles.userId, reader.userId), eq(readerProfiles.readReceipts, true)))
    .innerJoin(
      communityMembers,
      and(eq(communityMembers.communityId, reader.communityId), ne(communityMembers.userId, reader.userId)),
    )
    .innerJoin(userProfiles, and(eq(userProfiles.userId, communityMembers.userId), eq(userProfiles.readReceipts, true)))
    .innerJoin(rooms, eq(rooms.communityId, reader.communityId))
    .innerJoin(roomMarks, and(eq(roomMarks.roomId, rooms.id), eq(roomMarks.userId, communityMembers.userId)))
    .where(
      and(
        eq(reader.communityId, communityId),
        inArray(reader.userId, viewerIds),
        memberIsShown(communityMembers.userId),
        notBlockedEitherWay(reader.userId, communityMembers.userId),
      ),
    )
    .orderBy(asc(communityMembers.createdAt), asc(communityMembers.userId))
  for (const { viewerId, ...read } of rows) reads.get(viewerId)?.push(read)
  return reads
}

const isAsked = (communityId: number) =>
  and(eq(communityCandidates.communityId, communityId), inArray(communityCandidates.standing, ['invited', 'declined']))

/** A declined invitation stays in this list: the admins do not learn of it. */
async function loadInvited(db: Queryable, reader: MemberCardContext, communityId: number): Promise<MemberLink[]> {
  const rows = await db
    .select({ userId: communityCandidates.userId })
    .from(communityCandidates)
    .where(isAsked(communityId))
    .orderBy(asc(communityCandidates.since), asc(communityCandidates.userId))
  const ids = rows.map(({ userId }) => userId)
  const links = await loadLinks(db, reader, ids)
  return ids.flatMap((id) => links.get(id) ?? [])
}

/** @throws AppError GROUP_NOT_FOUND */
export async function loadGroup(db: Queryable, reader: MemberCardContext, slug: string): Promise<GroupDetails> {
  const { viewer } = reader
  const group = await requireGroup(db, viewer, slug, 'group.see')
  const room = await findGroupRoom(db, viewer, slug)
  if (room === null) throw new AppError('GROUP_NOT_FOUND')
  const people = await loadPeople(db, reader, [group.id])
  if (people.own.get(group.id)?.blocked === true) throw new AppError('GROUP_NOT_FOUND')
  const manage = can(groupPolicy, viewer, 'group.manage', group)
  const members = (people.members.get(group.id) ?? []).flatMap(({ userId, admin }) => {
    const member = people.links.get(userId)
    return member === undefined ? [] : [{ member, admin }]
  })
  return {
    ...groupView(viewer, room, people),
    members: members.sort((one, other) => Number(other.admin) - Number(one.admin)),
    invited: manage ? await loadInvited(db, reader, group.id) : [],
    reads: group.role === null ? [] : ((await loadReads(db, group.id, [viewer.id])).get(viewer.id) ?? []),
    outing: await loadOutingOf(db, reader, group.id),
    can: { manage },
  }
}

/** Members and invited members. */
export async function listGroupIds(
  db: Queryable,
  communityId: number,
): Promise<{ members: number[]; invited: number[] }> {
  const joined = await db
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(eq(communityMembers.communityId, communityId))
    .orderBy(asc(communityMembers.createdAt), asc(communityMembers.userId))
  const asked = await db
    .select({ userId: communityCandidates.userId })
    .from(communityCandidates)
    .where(isAsked(communityId))
  return { members: joined.map(({ userId }) => userId), invited: asked.map(({ userId }) => userId) }
}
