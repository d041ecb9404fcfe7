import { type MuteSpan, muteEnd, type RoomMarks } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMarks } from './rooms.queries.ts'
import { requireRoom } from './rooms.subject.ts'

const { roomMarks } = tables

/** Her marks, after telling her other tabs. */
async function tellMarks(tx: Tx, realtime: Realtime, viewer: Viewer, roomId: number): Promise<RoomMarks> {
  const marks = await loadMarks(tx, viewer, roomId)
  tx.afterCommit(() => realtime.toUser(viewer.id, { type: 'room.marks', roomId, marks }))
  return marks
}

/** Everything up to `seq` is read. Marks only move forward. */
export async function markRoomRead(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { id, seq }: { id: number; seq: number },
): Promise<RoomMarks> {
  const room = await requireRoom(tx, viewer, { id })
  const readSeq = Math.min(seq, room.lastSeq)
  await tx
    .insert(roomMarks)
    .values({ roomId: id, userId: viewer.id, readSeq })
    .onConflictDoUpdate({
      target: [roomMarks.userId, roomMarks.roomId],
      set: { readSeq: sql`greatest(${roomMarks.readSeq}, excluded.read_seq)` },
    })
  tx.emit({ type: 'room.read', roomId: id, readerId: viewer.id })
  return tellMarks(tx, realtime, viewer, id)
}

/** Her mute of a room: for a while, for good (`until` null), or ended (`muted` false). Nobody is told. */
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
  return tellMarks(tx, realtime, viewer, id)
}
