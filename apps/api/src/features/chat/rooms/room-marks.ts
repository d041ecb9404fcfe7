import { type MuteSpan, muteEnd, type RoomMarks } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
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

/** A group of the viewer alone; the caller has checked it. Silent. */
export async function archiveRoom(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { id, archived }: { id: number; archived: boolean },
): Promise<RoomMarks> {
  const { lastSeq } = await requireRoom(tx, viewer, { id })
  const archivedSeq = archived ? lastSeq : null
  await tx
    .insert(roomMarks)
    .values({ roomId: id, userId: viewer.id, archivedSeq })
    .onConflictDoUpdate({ target: [roomMarks.userId, roomMarks.roomId], set: { archivedSeq } })
  return publishMarks(tx, realtime, viewer, id)
}

/** The member's own message brings back a muted group too. */
export async function reopenRoom(tx: Tx, realtime: Realtime, { id, memberId }: { id: number; memberId: number }) {
  const reopened = await tx
    .update(roomMarks)
    .set({ archivedSeq: null })
    .where(and(eq(roomMarks.roomId, id), eq(roomMarks.userId, memberId), isNotNull(roomMarks.archivedSeq)))
    .returning({ roomId: roomMarks.roomId })
  if (reopened.length > 0) tx.afterCommit(() => realtime.toUser(memberId, { type: 'groups.stale' }))
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
