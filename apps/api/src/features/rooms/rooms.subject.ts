import type { ErrorCode, RoomPlace } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { type CommunityBonds, communityBonds, communityPolicy, communitySubject } from '../communities/public.ts'
import { type RoomSubject, roomPolicy } from './rooms.policy.ts'

const { rooms, communities } = tables

export interface LoadedRoom extends RoomSubject {
  id: number
  slug: string
  communityId: number
  lastSeq: number
}

/** A room by its number, or as its address names it. */
export type NamedRoom = { id: number } | { slug: string }

/** The slug of an address, or the number that an old one holds: no slug is a number. */
export const namedRoom = (room: string): NamedRoom =>
  /^[1-9]\d{0,14}$/.test(room) ? { id: Number(room) } : { slug: room }

export const isRoom = (named: NamedRoom): SQL => ('id' in named ? eq(rooms.id, named.id) : eq(rooms.slug, named.slug))

/** Why a room refuses what it would allow otherwise. */
function refusal(room: RoomSubject): ErrorCode {
  if (room.community.role === null) return 'FORBIDDEN'
  if (room.community.archived) return 'COMMUNITY_ARCHIVED'
  return room.archived ? 'ROOM_ARCHIVED' : 'FORBIDDEN'
}

/** @throws AppError ROOM_NOT_FOUND where the community is not for her eyes, FORBIDDEN where she stands before its door */
export function checkRoom(
  viewer: Viewer | null,
  room: RoomSubject | undefined,
  action: keyof typeof roomPolicy,
): asserts room is RoomSubject {
  if (room === undefined || !can(communityPolicy, viewer, 'community.see', room.community))
    throw new AppError('ROOM_NOT_FOUND')
  if (!can(roomPolicy, viewer, action, room)) {
    throw new AppError(action === 'room.moderate' ? 'FORBIDDEN' : refusal(room))
  }
}

interface RoomRow {
  room: Omit<LoadedRoom, 'community'>
  community: CommunityBonds
}

const subjectOf = ({ room, community }: RoomRow): LoadedRoom => ({ ...room, community: communitySubject(community) })

/** The room if she may do `action` there. */
export async function requireRoom(
  db: Queryable,
  viewer: Viewer,
  named: NamedRoom,
  action: keyof typeof roomPolicy = 'room.read',
): Promise<LoadedRoom> {
  const [row] = await db
    .select({
      room: {
        id: rooms.id,
        slug: rooms.slug,
        communityId: rooms.communityId,
        archived: rooms.archived,
        lastSeq: rooms.lastSeq,
      },
      community: communityBonds(viewer),
    })
    .from(rooms)
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .where(isRoom(named))
  const room = row === undefined ? undefined : subjectOf(row)
  checkRoom(viewer, room, action)
  return room
}

/** The same under the room's lock: what is said and what changes there come one after the other. */
export async function lockRoom(
  tx: Tx,
  viewer: Viewer,
  id: number,
  action: keyof typeof roomPolicy,
): Promise<LoadedRoom> {
  await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, id)).for('no key update')
  return requireRoom(tx, viewer, { id }, action)
}

/** Where a short link leads her. @throws AppError ROOM_NOT_FOUND where the community is not for her eyes */
export async function findRoomPlace(db: Queryable, viewer: Viewer, named: NamedRoom): Promise<RoomPlace> {
  const [row] = await db
    .select({ room: rooms.slug, slug: communities.slug, ...communityBonds(viewer) })
    .from(rooms)
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .where(isRoom(named))
  if (row === undefined || !can(communityPolicy, viewer, 'community.see', communitySubject(row)))
    throw new AppError('ROOM_NOT_FOUND')
  return { room: row.room, community: row.slug, inside: row.role !== null }
}
