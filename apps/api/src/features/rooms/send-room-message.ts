import type { RoomWrite, SendRoomMessage } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { AlreadySent } from '../../platform/once.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requirePublishing } from '../communities/public.ts'
import { eraseDraft } from '../drafts/public.ts'
import { attachPictures } from '../files/public.ts'
import type { CardContext } from '../members/public.ts'
import { keepMentions } from './mentions.ts'
import { messageRows, presentMessages } from './room-messages.queries.ts'
import type { RoomMessageRow } from './room-messages.views.ts'
import { loadRoom } from './rooms.queries.ts'
import { type LoadedRoom, requireRoom } from './rooms.subject.ts'
import { type TellParts, tellChange } from './tell-room.ts'

const { rooms, roomMessages, roomMessageImages } = tables

export type RoomMessageDraft = z.output<typeof SendRoomMessage> & { roomId: number }

/** She answers what stands in this very room, or stood there: what was taken away meanwhile is quoted as such. */
async function checkAnswered(tx: Tx, { roomId, replyTo }: RoomMessageDraft): Promise<void> {
  if (replyTo === null) return
  const stands = and(eq(roomMessages.id, replyTo), eq(roomMessages.roomId, roomId))
  if ((await tx.$count(roomMessages, stands)) === 0) throw new AppError('REPLY_TO_UNKNOWN')
}

/**
 * The room's next number is taken first and locks it: two messages at once have an order, and one that meets the
 * archiving of its room was said before it or is refused.
 */
async function append(tx: Tx, viewer: Viewer, draft: RoomMessageDraft): Promise<RoomMessageRow> {
  const next = sql`${rooms.lastSeq} + 1`
  const [place] = await tx
    .update(rooms)
    .set({ lastSeq: next, lastMessageSeq: next, lastMessageAt: sql`clock_timestamp()` })
    .where(and(eq(rooms.id, draft.roomId), eq(rooms.archived, false)))
    .returning({ seq: rooms.lastSeq, at: rooms.lastMessageAt })
  if (place === undefined) throw new AppError('ROOM_ARCHIVED')
  const { roomId, clientId, text, replyTo } = draft
  const [message] = await tx
    .insert(roomMessages)
    .values({
      roomId,
      authorId: viewer.id,
      clientId,
      seq: place.seq,
      changedSeq: place.seq,
      text,
      replyToId: replyTo,
      ...(place.at !== null && { createdAt: place.at }),
    })
    .onConflictDoNothing({ target: [roomMessages.authorId, roomMessages.clientId] })
    .returning()
  if (message === undefined) throw new AlreadySent()
  return message
}

async function attachImages(
  tx: Tx,
  viewer: Viewer,
  room: LoadedRoom,
  messageId: number,
  images: RoomMessageDraft['images'],
) {
  if (images.length === 0) return
  const pictures = await attachPictures(tx, viewer, images, {
    audience: 'community',
    communityId: room.communityId,
  })
  const values = pictures.map(({ file, alt, position }) => ({ messageId, fileId: file.id, position, alt }))
  await tx.insert(roomMessageImages).values(values)
}

/**
 * Says something in a room.
 * @throws AlreadySent on a resend: the caller answers with `loadSaid`
 */
export async function sendRoomMessage(
  tx: Tx,
  parts: TellParts,
  viewer: Viewer,
  draft: RoomMessageDraft,
): Promise<RoomWrite> {
  const said = and(eq(roomMessages.authorId, viewer.id), eq(roomMessages.clientId, draft.clientId))
  if ((await tx.$count(roomMessages, said)) > 0) throw new AlreadySent()
  const room = await requireRoom(tx, viewer, { id: draft.roomId }, 'room.write')
  await requirePublishing(tx, viewer, room.communityId)
  await checkAnswered(tx, draft)
  const message = await append(tx, viewer, draft)
  await attachImages(tx, viewer, room, message.id, draft.images)
  const memberIds = await keepMentions(tx, viewer, room.communityId, message)
  await eraseDraft(tx, parts.realtime, { userId: viewer.id, key: `room:${room.id}`, text: draft.text })
  const what = { messageId: message.id, roomId: room.id, communityId: room.communityId, authorId: viewer.id }
  tx.emit({ type: 'room.said', ...what })
  if (memberIds.length > 0) tx.emit({ type: 'room.mentioned', ...what, memberIds })
  return tellChange(tx, parts, viewer, { room, messageId: message.id, isNew: true })
}

/** The message of that client id as it was sent before: what a resend answers with. */
export async function loadSaid(
  db: Queryable,
  context: CardContext,
  viewer: Viewer,
  clientId: string,
): Promise<RoomWrite> {
  const [row] = await messageRows(db, viewer.id).where(
    and(eq(roomMessages.authorId, viewer.id), eq(roomMessages.clientId, clientId)),
  )
  if (row === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  const room = await loadRoom(db, viewer, { id: row.message.roomId })
  const [message] = await presentMessages(db, context, [row])
  if (message === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  return { room, message }
}
