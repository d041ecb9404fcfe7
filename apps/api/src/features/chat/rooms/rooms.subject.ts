import type { ErrorCode, RoomPath } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { communityBonds, communitySubject } from '../../publishing/communities/public.ts'
import { type RoomSubject, roomPolicy } from './rooms.policy.ts'

const { rooms, communities } = tables

export interface LoadedRoom extends RoomSubject {
  id: number
  slug: string
  communityId: number
  lastSeq: number
}

/** By id or slug. */
export type NamedRoom = { id: number } | { slug: string }

/** Old addresses hold an id; no slug is a number. */
export const matchesRoomKey = (room: string): NamedRoom =>
  /^[1-9]\d{0,14}$/.test(room) ? { id: Number(room) } : { slug: room }

export const isRoom = (named: NamedRoom): SQL => ('id' in named ? eq(rooms.id, named.id) : eq(rooms.slug, named.slug))

function refusal(room: RoomSubject): ErrorCode {
  if (room.community.role === null) return 'FORBIDDEN'
  if (room.community.archived) return 'COMMUNITY_ARCHIVED'
  return room.archived ? 'ROOM_ARCHIVED' : 'FORBIDDEN'
}

/**
 * @throws AppError ROOM_NOT_FOUND where the community is hidden from the viewer, FORBIDDEN, ROOM_ARCHIVED,
 * COMMUNITY_ARCHIVED
 */
export function checkRoom(
  viewer: Viewer | null,
  room: RoomSubject | undefined,
  action: keyof typeof roomPolicy,
): asserts room is RoomSubject {
  if (room === undefined || !can(roomPolicy, viewer, 'room.know', room)) throw new AppError('ROOM_NOT_FOUND')
  if (!can(roomPolicy, viewer, action, room)) {
    throw new AppError(action === 'room.moderate' ? 'FORBIDDEN' : refusal(room))
  }
}

/** Without a check of who may see it. */
export async function findRoom(db: Queryable, viewer: Viewer, named: NamedRoom): Promise<LoadedRoom | undefined> {
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
  return row && { ...row.room, community: communitySubject(row.community) }
}

export async function requireRoom(
  db: Queryable,
  viewer: Viewer,
  named: NamedRoom,
  action: keyof typeof roomPolicy = 'room.read',
): Promise<LoadedRoom> {
  const room = await findRoom(db, viewer, named)
  checkRoom(viewer, room, action)
  return room
}

/** Serialises sends and changes. */
export async function lockRoom(
  tx: Tx,
  viewer: Viewer,
  id: number,
  action: keyof typeof roomPolicy,
): Promise<LoadedRoom> {
  await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, id)).for('no key update')
  return requireRoom(tx, viewer, { id }, action)
}

/** @throws AppError ROOM_NOT_FOUND where the community is hidden from the viewer */
export async function findRoomPath(db: Queryable, viewer: Viewer, named: NamedRoom): Promise<RoomPath> {
  const [row] = await db
    .select({ room: rooms.slug, archived: rooms.archived, slug: communities.slug, community: communityBonds(viewer) })
    .from(rooms)
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .where(isRoom(named))
  const community = row && communitySubject(row.community)
  const invited = community?.group === true && community.standing === 'invited'
  if (row === undefined || community === undefined) throw new AppError('ROOM_NOT_FOUND')
  if (!invited && !can(roomPolicy, viewer, 'room.know', { archived: row.archived, community }))
    throw new AppError('ROOM_NOT_FOUND')
  return { room: row.room, community: row.slug, inside: community.role !== null, group: community.group }
}
