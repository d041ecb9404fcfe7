import { type RoomWrite, roomLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { changeMessage, lockMessage } from './change-room-message.ts'
import { type TellParts, tellChange } from './tell-room.ts'

const { roomMessages } = tables

/**
 * Holds a message up for everyone in the room, or lets it go; again changes nothing.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN, TOO_MANY_PINS
 */
export async function pinRoomMessage(
  tx: Tx,
  parts: TellParts,
  viewer: Viewer,
  { id, pinned }: { id: number; pinned: boolean },
): Promise<RoomWrite> {
  const { room, message } = await lockMessage(tx, viewer, id, 'room-message.pin')
  if ((message.pinnedAt !== null) !== pinned) {
    const ofRoom = and(eq(roomMessages.roomId, room.id), isNotNull(roomMessages.pinnedAt))
    if (pinned && (await tx.$count(roomMessages, ofRoom)) >= roomLimits.pins) throw new AppError('TOO_MANY_PINS')
    const pin = pinned ? { pinnedAt: parts.now(), pinnedById: viewer.id } : { pinnedAt: null, pinnedById: null }
    await changeMessage(tx, message, pin)
  }
  return tellChange(tx, parts, viewer, { room, messageId: id })
}
