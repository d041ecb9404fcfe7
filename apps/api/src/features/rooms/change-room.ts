import { communityChannel, type RoomChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { lockCommunity } from '../communities/public.ts'
import { lockRoom } from './rooms.subject.ts'
import { roomDoor } from './rooms.views.ts'

const { rooms } = tables

/**
 * What it is called and about, and whether one may still write there. Who writes at the moment of its archiving either
 * came before or is refused.
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
  const door = roomDoor(room, community.archived)
  tx.afterCommit(() =>
    realtime.toChannel(communityChannel(communityId), { type: 'room.changed', communityId, room: door }),
  )
}

/** Puts the rooms that are not archived in this order: all of them, or what was opened meanwhile would lose its place. */
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
    const door = roomDoor({ ...room, position }, archived)
    tx.afterCommit(() =>
      realtime.toChannel(communityChannel(communityId), { type: 'room.changed', communityId, room: door }),
    )
  }
}
