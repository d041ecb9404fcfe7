import { limits, type RoomWrite } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { changeMessage, lockMessage } from './change-room-message.ts'
import { keepMentions } from './mentions.ts'
import { type TellParts, tellChange } from './tell-room.ts'

const { roomMessageImages, roomMessageVersions } = tables

/**
 * Gives a message of hers other words, for a quarter of an hour. What it said stays as evidence for a while.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN, MESSAGE_TOO_OLD, VALIDATION
 */
export async function editRoomMessage(
  tx: Tx,
  parts: TellParts,
  viewer: Viewer,
  { id, text }: { id: number; text: string },
): Promise<RoomWrite> {
  const { room, message } = await lockMessage(tx, viewer, id, 'room-message.edit')
  const now = parts.now()
  if (now.getTime() - message.createdAt.getTime() > limits.messageEdit) throw new AppError('MESSAGE_TOO_OLD')
  if (text === message.text) return tellChange(tx, parts, viewer, { room, messageId: id })
  const pictures = text === '' ? await tx.$count(roomMessageImages, eq(roomMessageImages.messageId, id)) : 1
  if (pictures === 0) throw new AppError('VALIDATION', { fields: { text: ['Écris quelques mots.'] } })
  await tx.insert(roomMessageVersions).values({ messageId: id, text: message.text, replacedAt: now })
  await changeMessage(tx, message, { text, editedAt: now })
  const memberIds = await keepMentions(tx, viewer, room.communityId, { ...message, text })
  if (memberIds.length > 0) {
    const { id: roomId, communityId } = room
    tx.emit({ type: 'room.mentioned', messageId: id, roomId, communityId, authorId: viewer.id, memberIds })
  }
  return tellChange(tx, parts, viewer, { room, messageId: id })
}
