import { type RoomMessageResult, roomLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type PublishParts, storeChange, threadTables } from '../threads/public.ts'
import { publishRoomMessageChange } from './publish-room-message.ts'
import { lockRoomMessage, unpinned } from './room-thread.ts'

const { roomMessages } = tables

/**
 * Idempotent.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN, TOO_MANY_PINS
 */
export async function pinRoomMessage(
  tx: Tx,
  parts: PublishParts,
  viewer: Viewer,
  { id, pinned }: { id: number; pinned: boolean },
): Promise<RoomMessageResult> {
  const { room, message } = await lockRoomMessage(tx, viewer, id, 'room-message.pin')
  if ((message.pinnedAt !== null) !== pinned) {
    const ofRoom = and(eq(roomMessages.roomId, room.id), isNotNull(roomMessages.pinnedAt))
    if (pinned && (await tx.$count(roomMessages, ofRoom)) >= roomLimits.pins) throw new AppError('TOO_MANY_PINS')
    const pin = pinned ? { pinnedAt: parts.now(), pinnedById: viewer.id } : unpinned
    await storeChange(tx, threadTables.roomMessage, id, pin)
  }
  return publishRoomMessageChange(tx, parts, viewer, { room, messageId: id })
}
