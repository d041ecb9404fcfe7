import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberById, memberPolicy } from '../members/public.ts'
import type { RoomMessageRow } from './room-messages.views.ts'
import { roomMessagePolicy } from './rooms.policy.ts'
import { type LoadedRoom, lockRoom } from './rooms.subject.ts'

const { rooms, roomMessages } = tables

export interface LockedMessage {
  room: LoadedRoom
  message: RoomMessageRow
}

/** What is hidden from her is not hers to change either. */
async function checkSeen(tx: Tx, viewer: Viewer, { authorId }: RoomMessageRow): Promise<void> {
  const author = await loadMemberById(tx, viewer, authorId)
  if (author === null || !can(memberPolicy, viewer, 'member.see', author)) throw new AppError('MESSAGE_NOT_FOUND')
}

/**
 * A message that she reads and may do `action` to, under its room's lock: what changes in one room changes one after the
 * other, sending included.
 * @throws AppError MESSAGE_NOT_FOUND, ROOM_NOT_FOUND, FORBIDDEN, ROOM_ARCHIVED, COMMUNITY_ARCHIVED
 */
export async function lockMessage(
  tx: Tx,
  viewer: Viewer,
  id: number,
  action: keyof typeof roomMessagePolicy,
): Promise<LockedMessage> {
  const [place] = await tx.select({ roomId: roomMessages.roomId }).from(roomMessages).where(eq(roomMessages.id, id))
  if (place === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  const room = await lockRoom(tx, viewer, place.roomId, 'room.read')
  const [message] = await tx.select().from(roomMessages).where(eq(roomMessages.id, id))
  if (message === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  await checkSeen(tx, viewer, message)
  if (message.deletedAt !== null && action !== 'room-message.remove') throw new AppError('MESSAGE_NOT_FOUND')
  if (!can(roomMessagePolicy, viewer, action, { ...message, room })) throw refusal(room, action)
  return { room, message }
}

function refusal(room: LoadedRoom, action: keyof typeof roomMessagePolicy): AppError {
  const isOfWriting = action === 'room-message.edit' || action === 'room-message.react'
  if (isOfWriting && room.community.archived) return new AppError('COMMUNITY_ARCHIVED')
  return new AppError(isOfWriting && room.archived ? 'ROOM_ARCHIVED' : 'FORBIDDEN')
}

/** The room's next seq, for a change: who asks for « everything after N » hears of it like of a new message. */
export async function takeSeq(tx: Tx, roomId: number): Promise<number> {
  const [row] = await tx
    .update(rooms)
    .set({ lastSeq: sql`${rooms.lastSeq} + 1` })
    .where(eq(rooms.id, roomId))
    .returning({ lastSeq: rooms.lastSeq })
  if (row === undefined) throw new AppError('ROOM_NOT_FOUND')
  return row.lastSeq
}

/** Changes the message as the room's newest change. */
export async function changeMessage(
  tx: Tx,
  { id, roomId }: RoomMessageRow,
  change: Partial<typeof roomMessages.$inferInsert>,
): Promise<void> {
  const changedSeq = await takeSeq(tx, roomId)
  await tx
    .update(roomMessages)
    .set({ ...change, changedSeq })
    .where(eq(roomMessages.id, id))
}
