import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../../platform/http/access.ts'
import { lockThread, type PublishParts, storeChange, storeDeletion, threadTables } from '../../threads/public.ts'
import { publishRoomMessage } from '../publish-room-message.ts'
import { messageRows } from '../room-messages.queries.ts'
import { eventOf, type LockedRoomMessage, unpinned } from '../room-thread.ts'
import { findRoom, type LoadedRoom } from '../rooms.subject.ts'

const { roomMessages } = tables

/** In any community: moderators need not be members. */
async function lockAsStaff(tx: Tx, viewer: Viewer, id: number): Promise<LockedRoomMessage | undefined> {
  const roomId = await lockThread(tx, threadTables.roomMessage, id)
  const room = roomId === undefined ? undefined : await findRoom(tx, viewer, { id: roomId })
  const [message] = await tx.select().from(roomMessages).where(eq(roomMessages.id, id))
  return room && message && { room, message }
}

async function publishRemoval(tx: Tx, parts: PublishParts, room: LoadedRoom, messageId: number): Promise<void> {
  const [read] = await messageRows(tx, 0).where(eq(roomMessages.id, messageId))
  if (read !== undefined) await publishRoomMessage(tx, parts, { room, read, isNew: false, actorId: 0 })
}

/**
 * Text and images are kept as evidence until `messages.erase`.
 * @returns false where it is already removed
 */
export async function hideRoomMessage(tx: Tx, parts: PublishParts, viewer: Viewer, id: number): Promise<boolean> {
  const found = await lockAsStaff(tx, viewer, id)
  if (found === undefined || found.message.deletedAt !== null) return false
  const deletion = { ...unpinned, deletedAt: parts.now(), removedById: viewer.id }
  await storeDeletion(tx, threadTables.roomMessage, id, deletion)
  tx.emit({ type: 'room.unsaid', ...eventOf(found) })
  await publishRemoval(tx, parts, found.room, id)
  return true
}

/** @returns false where no moderator removed it, or it is erased */
export async function showRoomMessageAgain(tx: Tx, parts: PublishParts, viewer: Viewer, id: number): Promise<boolean> {
  const found = await lockAsStaff(tx, viewer, id)
  if (found === undefined || found.message.deletedAt === null) return false
  if (found.message.removedById === null || found.message.erasedAt !== null) return false
  await storeChange(tx, threadTables.roomMessage, id, { deletedAt: null, removedById: null })
  await publishRemoval(tx, parts, found.room, id)
  return true
}
