import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { communityBonds, communitySubject } from '../communities/public.ts'
import { changeMessage } from './change-room-message.ts'
import type { LoadedRoom } from './rooms.subject.ts'
import { type TellParts, tellPages } from './tell-room.ts'

const { communities, reactions, roomMessages, rooms } = tables

/** A message wherever it stands, under its room's lock: the moderation of the house is in no community. */
async function lockAsStaff(tx: Tx, viewer: Viewer, id: number) {
  const [place] = await tx.select({ roomId: roomMessages.roomId }).from(roomMessages).where(eq(roomMessages.id, id))
  if (place === undefined) return undefined
  await tx.select({ id: rooms.id }).from(rooms).where(eq(rooms.id, place.roomId)).for('no key update')
  const [row] = await tx
    .select({ room: rooms, message: roomMessages, bonds: communityBonds(viewer) })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .where(eq(roomMessages.id, id))
  if (row === undefined) return undefined
  const { id: roomId, slug, communityId, archived, lastSeq } = row.room
  const room: LoadedRoom = { id: roomId, slug, communityId, archived, lastSeq, community: communitySubject(row.bonds) }
  return { room, message: row.message }
}

async function tell(tx: Tx, parts: TellParts, room: LoadedRoom, messageId: number): Promise<void> {
  const [row] = await tx.select().from(roomMessages).where(eq(roomMessages.id, messageId))
  if (row !== undefined) await tellPages(tx, parts, { room, row, isNew: false, actorId: 0 })
}

/**
 * Takes a message away as the moderation of the house; words and pictures stay as evidence until `messages.erase`.
 * False where it is gone already.
 */
export async function hideRoomMessage(tx: Tx, parts: TellParts, viewer: Viewer, id: number): Promise<boolean> {
  const found = await lockAsStaff(tx, viewer, id)
  if (found === undefined || found.message.deletedAt !== null) return false
  const { room, message } = found
  await changeMessage(tx, message, {
    deletedAt: parts.now(),
    removedById: viewer.id,
    reactionCounts: {},
    pinnedAt: null,
    pinnedById: null,
  })
  await tx.delete(reactions).where(and(eq(reactions.target, 'roomMessage'), eq(reactions.targetId, id)))
  const { id: roomId, communityId } = room
  tx.emit({ type: 'room.unsaid', messageId: id, roomId, communityId, authorId: message.authorId })
  await tell(tx, parts, room, id)
  return true
}

/** Gives its words back, while they are kept. False where nobody took it away, or they are gone. */
export async function showRoomMessageAgain(tx: Tx, parts: TellParts, viewer: Viewer, id: number): Promise<boolean> {
  const found = await lockAsStaff(tx, viewer, id)
  if (found === undefined || found.message.deletedAt === null) return false
  if (found.message.removedById === null || found.message.erasedAt !== null) return false
  await changeMessage(tx, found.message, { deletedAt: null, removedById: null })
  await tell(tx, parts, found.room, id)
  return true
}
