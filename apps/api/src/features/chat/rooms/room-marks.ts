import { type MuteSpan, muteEnd, type RoomMarks } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { loadMarks } from './rooms.queries.ts'
import { requireRoom } from './rooms.subject.ts'

const { roomMarks } = tables

async function publishMarks(tx: Tx, realtime: Realtime, viewer: Viewer, roomId: number): Promise<RoomMarks> {
  const marks = await loadMarks(tx, viewer, roomId)
  tx.afterCommit(() => realtime.toUser(viewer.id, { type: 'room.marks', roomId, marks }))
  return marks
}

/** Marks only move forward. */
export async function markRoomRead(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { id, seq }: { id: number; seq: number },
): Promise<RoomMarks> {
  const room = await requireRoom(tx, viewer, { id })
  const readSeq = Math.min(seq, room.lastSeq)
  const moved = await tx
    .insert(roomMarks)
    .values({ roomId: id, userId: viewer.id, readSeq })
    .onConflictDoUpdate({
      target: [roomMarks.userId, roomMarks.roomId],
      set: { readSeq: sql`excluded.read_seq` },
      setWhere: sql`${roomMarks.readSeq} < excluded.read_seq`,
    })
    .returning({ roomId: roomMarks.roomId })
  if (moved.length > 0) tx.emit({ type: 'room.read', roomId: id, readerId: viewer.id })
  return publishMarks(tx, realtime, viewer, id)
}

/** `until` null mutes for good. Silent. */
export async function muteRoom(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { id, muted, until, now }: { id: number; muted: boolean; until: MuteSpan | null; now: Date },
): Promise<RoomMarks> {
  await requireRoom(tx, viewer, { id })
  const mutedUntil = muteEnd(until, now)
  await tx
    .insert(roomMarks)
    .values({ roomId: id, userId: viewer.id, muted, mutedUntil })
    .onConflictDoUpdate({ target: [roomMarks.userId, roomMarks.roomId], set: { muted, mutedUntil } })
  return publishMarks(tx, realtime, viewer, id)
}
