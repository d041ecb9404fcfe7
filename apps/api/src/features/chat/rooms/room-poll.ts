import type { RoomMessageResult } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { setVote } from '../../publishing/polls/public.ts'
import { type PublishParts, storeChange, threadTables } from '../threads/public.ts'
import { publishRoomMessageChange } from './publish-room-message.ts'
import { lockRoomMessage } from './room-thread.ts'

const { roomMessages } = tables

/**
 * Others hear only that the message changed: votes may be secret. Idempotent.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN, ROOM_ARCHIVED, COMMUNITY_ARCHIVED, POLL_ENDED
 */
export async function voteInRoom(
  tx: Tx,
  parts: PublishParts,
  viewer: Viewer,
  { id, choices }: { id: number; choices: number[] },
): Promise<RoomMessageResult> {
  const { room } = await lockRoomMessage(tx, viewer, id, 'room-message.vote')
  const vote = { target: 'roomMessage', targetId: id, userId: viewer.id, choices, now: parts.now() } as const
  if (await setVote(tx, vote)) await storeChange(tx, threadTables.roomMessage, id, {})
  return publishRoomMessageChange(tx, parts, viewer, { room, messageId: id })
}

/**
 * Ends the poll before its date, by its author. Idempotent.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN
 */
export async function endRoomPoll(tx: Tx, parts: PublishParts, viewer: Viewer, id: number): Promise<RoomMessageResult> {
  const { room, message } = await lockRoomMessage(tx, viewer, id, 'room-message.end-poll')
  const now = parts.now()
  if (message.pollEndsAt === null) throw new AppError('MESSAGE_NOT_FOUND')
  if (message.pollEndsAt > now) {
    await tx.update(roomMessages).set({ pollEndsAt: now }).where(eq(roomMessages.id, id))
    await storeChange(tx, threadTables.roomMessage, id, {})
  }
  return publishRoomMessageChange(tx, parts, viewer, { room, messageId: id })
}
