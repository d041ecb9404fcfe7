import type { RoomMessageResult, SendRoomMessage } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { EventOf } from '../../../events.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { checkGroupText } from '../../foundation/text-filters/public.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'
import type { CardContext } from '../../people/members/public.ts'
import { requirePublishing } from '../../publishing/communities/public.ts'
import type { PreviewParts } from '../../publishing/link-previews/public.ts'
import { pollColumns } from '../../publishing/polls/public.ts'
import {
  attachImages,
  attachPreview,
  attachSoundTo,
  messageAppender,
  type PublishParts,
  threadTables,
} from '../threads/public.ts'
import { storeMentions } from './mentions.ts'
import { publishRoomMessageChange } from './publish-room-message.ts'
import { messageRows, presentMessages } from './room-messages.queries.ts'
import { eventOf, hasPreviews } from './room-thread.ts'
import { loadRoom } from './rooms.queries.ts'
import { requireRoom } from './rooms.subject.ts'

const { rooms, roomMessages, users, userProfiles } = tables

export type RoomMessageDraft = z.output<typeof SendRoomMessage> & { roomId: number }

const isSent = (viewer: Viewer, clientId: string) =>
  and(eq(roomMessages.authorId, viewer.id), eq(roomMessages.clientId, clientId))

/** What filters read. */
const wordsOf = ({ text, poll }: RoomMessageDraft) => [text, ...(poll?.choices ?? [])].join('\n')

/** The quoted message must be in the room and visible to the viewer; it may be removed meanwhile. */
async function checkAnswered(tx: Tx, viewer: Viewer, { roomId, replyTo }: RoomMessageDraft): Promise<void> {
  if (replyTo === null) return
  const [answered] = await tx
    .select({ id: roomMessages.id })
    .from(roomMessages)
    .innerJoin(users, eq(users.id, roomMessages.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(roomMessages.id, replyTo), eq(roomMessages.roomId, roomId), memberVisibleTo(viewer)))
  if (answered === undefined) throw new AppError('REPLY_TO_UNKNOWN')
}

/** Without the id, which the statement adds. */
type SaidEvent = Omit<EventOf<'room.said'>, 'messageId'>

const append = messageAppender(threadTables.roomMessage, {
  thread: and(eq(rooms.id, sql.placeholder('roomId')), eq(rooms.archived, false)),
  set: sql`last_message_seq = written.seq`,
  payloads: sql`select ${sql.placeholder('said')}::jsonb || jsonb_build_object('messageId', id) as payload from written`,
})

const wasSent = async (tx: Tx, viewer: Viewer, { clientId }: RoomMessageDraft) =>
  (await tx.$count(roomMessages, isSent(viewer, clientId))) > 0

/** @returns null for a duplicate request: the caller answers with `loadSentMessage` */
export async function sendRoomMessage(
  tx: Tx,
  parts: PublishParts & PreviewParts,
  viewer: Viewer,
  draft: RoomMessageDraft,
): Promise<RoomMessageResult | null> {
  if (await wasSent(tx, viewer, draft)) return null
  const room = await requireRoom(tx, viewer, { id: draft.roomId }, 'room.write')
  const { id: roomId, communityId } = room
  const { group } = room.community
  await requirePublishing(tx, viewer, communityId, group ? 'group' : 'community')
  if (group) await checkGroupText(tx, viewer, wordsOf(draft), parts.now())
  await checkAnswered(tx, viewer, draft)
  const said: SaidEvent = { type: 'room.said', roomId, communityId, authorId: viewer.id }
  const { clientId, text, replyTo, images, sound } = draft
  const written = { authorId: viewer.id, clientId, text, replyTo, draftKey: `room:${roomId}` }
  const appended = await append(tx, parts.realtime, written, { roomId, said: JSON.stringify(said) })
  if (appended === null) {
    if (await wasSent(tx, viewer, draft)) return null
    throw new AppError('ROOM_ARCHIVED')
  }
  const message = { ...appended.message, roomId }
  const readers = { audience: 'community', communityId } as const
  await attachImages(tx, threadTables.roomMessage, viewer, message.id, { images, ...readers })
  await attachSoundTo(tx, threadTables.roomMessage, viewer, message.id, { sound, ...readers })
  if (draft.poll !== null)
    await tx.update(roomMessages).set(pollColumns(draft.poll, parts.now())).where(eq(roomMessages.id, message.id))
  if (hasPreviews(room)) await attachPreview(tx, threadTables.roomMessage, parts, message)
  const memberIds = await storeMentions(tx, viewer, communityId, message)
  if (memberIds.length > 0) tx.emit({ type: 'room.mentioned', ...eventOf({ room, message }), memberIds })
  return publishRoomMessageChange(tx, parts, viewer, { room, messageId: message.id, isNew: true })
}

/** Answers a duplicate request. */
export async function loadSentMessage(
  db: Queryable,
  context: CardContext,
  viewer: Viewer,
  clientId: string,
): Promise<RoomMessageResult> {
  const [row] = await messageRows(db, viewer.id).where(isSent(viewer, clientId))
  if (row === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  const room = await loadRoom(db, viewer, { id: row.message.roomId })
  const [message] = await presentMessages(db, context, [row])
  if (message === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  return { room, message }
}
