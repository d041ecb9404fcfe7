import type { RemovalReason, RoomWrite } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { changeMessage, lockMessage } from './change-room-message.ts'
import { type TellParts, tellChange } from './tell-room.ts'

const { auditEntries, reactions } = tables

/**
 * Takes a message away: hers at any time, another's where she keeps order, who is then told why. The words stay as
 * evidence until `messages.erase`; again changes nothing.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN
 */
export async function deleteRoomMessage(
  tx: Tx,
  parts: TellParts,
  viewer: Viewer,
  { id, reason }: { id: number; reason: RemovalReason },
): Promise<RoomWrite> {
  const { room, message } = await lockMessage(tx, viewer, id, 'room-message.remove')
  const answer = () => tellChange(tx, parts, viewer, { room, messageId: id })
  if (message.deletedAt !== null) return answer()
  const isOwn = message.authorId === viewer.id
  await changeMessage(tx, message, {
    deletedAt: parts.now(),
    removedById: isOwn ? null : viewer.id,
    reactionCounts: {},
    pinnedAt: null,
    pinnedById: null,
  })
  await tx.delete(reactions).where(and(eq(reactions.target, 'roomMessage'), eq(reactions.targetId, id)))
  if (!isOwn) {
    await tx.insert(auditEntries).values({
      actorId: viewer.id,
      action: 'room-message.remove',
      target: 'roomMessage',
      targetId: id,
      detail: { memberId: message.authorId, communityId: room.communityId, reason },
    })
    tx.emit({ type: 'room.removed', messageId: id, authorId: message.authorId, reason })
  }
  const { id: roomId, communityId } = room
  tx.emit({ type: 'room.unsaid', messageId: id, roomId, communityId, authorId: message.authorId })
  return answer()
}
