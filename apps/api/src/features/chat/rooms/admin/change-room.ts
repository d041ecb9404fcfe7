import type { RoomChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../../platform/http/access.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import type { Realtime } from '../../../../platform/live/realtime.ts'
import { lockCommunity } from '../../../publishing/communities/public.ts'
import { publishRoomChanged } from '../room-channels.ts'
import { lockRoom } from '../rooms.subject.ts'
import { roomLink } from '../rooms.views.ts'

const { rooms } = tables

/**
 * The lock serialises archiving and sending.
 * @throws AppError ROOM_NOT_FOUND, FORBIDDEN
 */
export async function changeRoom(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { id, ...change }: RoomChange & { id: number },
): Promise<void> {
  const { communityId, community } = await lockRoom(tx, viewer, id, 'room.moderate')
  if (Object.keys(change).length === 0) return
  const [room] = await tx
    .update(rooms)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(rooms.id, id))
    .returning()
  if (room === undefined) throw new AppError('ROOM_NOT_FOUND')
  await publishRoomChanged(tx, realtime, communityId, roomLink(room, community.archived))
}

/** `ids` must hold all open rooms, or one created meanwhile would lose its place. */
export async function orderRooms(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { slug, ids }: { slug: string; ids: number[] },
): Promise<void> {
  const { id: communityId, archived } = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  const open = await tx
    .select()
    .from(rooms)
    .where(and(eq(rooms.communityId, communityId), eq(rooms.archived, false)))
  const byId = new Map(open.map((room) => [room.id, room]))
  if (new Set(ids).size !== open.length || ids.length !== open.length || ids.some((id) => !byId.has(id)))
    throw new AppError('ROOM_ORDER_STALE')
  for (const [position, id] of ids.entries()) {
    const room = byId.get(id)
    if (room === undefined || room.position === position) continue
    await tx.update(rooms).set({ position, changedAt: sql`now()` }).where(eq(rooms.id, id))
    await publishRoomChanged(tx, realtime, communityId, roomLink({ ...room, position }, archived))
  }
}
