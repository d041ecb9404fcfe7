import { communityChannel, type RoomMessageResult, type RoomMessageView, roomChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findSeparated, minimalViewer, prepareBroadcast } from '../../people/members/public.ts'
import type { PublishParts } from '../threads/public.ts'
import { messageRows, presentMessages, type ReadRow } from './room-messages.queries.ts'
import type { RoomMessageRow } from './room-messages.views.ts'
import { loadRoom } from './rooms.queries.ts'
import type { LoadedRoom } from './rooms.subject.ts'

const { roomMessages, mutes } = tables

export interface RoomChange {
  room: LoadedRoom
  messageId: number
  isNew?: boolean
}

async function foldingWords(tx: Tx, listeners: number[], { text, poll, deletedAt }: RoomMessageRow): Promise<number[]> {
  if (listeners.length === 0 || deletedAt !== null) return []
  const words = [text, ...(poll?.choices ?? [])].join(' ')
  const rows = await tx
    .selectDistinct({ userId: mutes.userId })
    .from(mutes)
    .where(and(inArray(mutes.userId, listeners), isNotNull(mutes.pattern), sql`fold_text(${words}) ~ ${mutes.pattern}`))
  return rows.map(({ userId }) => userId)
}

async function mutersOf(tx: Tx, memberId: number): Promise<number[]> {
  const rows = await tx.select({ userId: mutes.userId }).from(mutes).where(eq(mutes.memberId, memberId))
  return rows.map(({ userId }) => userId)
}

/** A block with any of them changes what a reader sees. */
const mentionedMembers = (row: RoomMessageRow, view: RoomMessageView): number[] => [
  ...new Set([
    row.authorId,
    ...(row.pinnedById === null ? [] : [row.pinnedById]),
    ...(view.replyTo === null || view.replyTo.hidden ? [] : [view.replyTo.authorId]),
    ...view.mentions.map(({ memberId }) => memberId),
  ]),
]

/**
 * Watchers get the message, or an invalidation where they see it differently (block, mute, results of a poll); the rest
 * of the community gets a hint without content.
 */
export async function publishRoomMessage(
  tx: Tx,
  { realtime, cards }: PublishParts,
  { room, read, isNew, actorId }: { room: LoadedRoom; read: ReadRow; isNew: boolean; actorId: number },
): Promise<void> {
  const [message] = await presentMessages(tx, cards(minimalViewer(0)), [{ ...read, folded: false }])
  if (message === undefined) return
  const { message: row } = read
  const { id: roomId, communityId } = room
  const listeners = realtime.membersIn(roomChannel(roomId))
  const subjects = mentionedMembers(row, message)
  const parted = await findSeparated(tx, subjects)
  const muters = await mutersOf(tx, row.authorId)
  const folding = await foldingWords(tx, listeners, row)
  const asPoll = row.poll === null ? [] : listeners
  const otherwise = new Set([...parted.map(({ memberId }) => memberId), ...muters, ...folding, ...asPoll])
  otherwise.delete(actorId)
  const { changedSeq: seq, authorId } = row
  const tellRoom = await prepareBroadcast(tx, realtime, {
    channel: roomChannel(roomId),
    event: { type: 'room.message', roomId, message, own: false },
    ...{ subjects, parted, except: [...muters, ...folding, ...asPoll, actorId] },
  })
  const tellCommunity = await prepareBroadcast(tx, realtime, {
    channel: communityChannel(communityId),
    event: { type: 'rooms.news', roomId, communityId, seq, authorId, at: message.at, isNew },
    ...{ subjects: [authorId], parted, except: muters },
  })
  tx.afterCommit(() => {
    tellRoom()
    for (const userId of listeners) {
      if (otherwise.has(userId)) realtime.toUser(userId, { type: 'room.stale', roomId, seq })
    }
    tellCommunity()
  })
}

/**
 * Publishes to all clients.
 * @returns the author's own view
 */
export async function publishRoomMessageChange(
  tx: Tx,
  parts: PublishParts,
  viewer: Viewer,
  { room, messageId, isNew = false }: RoomChange,
): Promise<RoomMessageResult> {
  const [row] = await messageRows(tx, viewer.id).where(eq(roomMessages.id, messageId))
  const [message] = row === undefined ? [] : await presentMessages(tx, parts.cards(viewer), [row])
  if (row === undefined || message === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  await publishRoomMessage(tx, parts, { room, read: row, isNew, actorId: viewer.id })
  const roomId = room.id
  tx.afterCommit(() => parts.realtime.toUser(viewer.id, { type: 'room.message', roomId, message, own: true }))
  return { room: await loadRoom(tx, viewer, { id: roomId }), message }
}
