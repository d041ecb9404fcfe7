import { communityChannel, type RoomMessageView, type RoomWrite, roomChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { findParted, plainMember } from '../members/public.ts'
import { messageRows, presentMessages } from './room-messages.queries.ts'
import type { RoomMessageRow } from './room-messages.views.ts'
import { loadRoom } from './rooms.queries.ts'
import type { LoadedRoom } from './rooms.subject.ts'

const { roomMessages, mutes } = tables

export type TellParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

export interface RoomChange {
  room: LoadedRoom
  messageId: number
  isNew?: boolean
}

/** Who keeps those words folded; asked of those alone who listen. */
async function foldingWords(tx: Tx, listeners: number[], { text, deletedAt }: RoomMessageRow): Promise<number[]> {
  if (listeners.length === 0 || deletedAt !== null) return []
  const rows = await tx
    .selectDistinct({ userId: mutes.userId })
    .from(mutes)
    .where(and(inArray(mutes.userId, listeners), isNotNull(mutes.pattern), sql`fold_text(${text}) ~ ${mutes.pattern}`))
  return rows.map(({ userId }) => userId)
}

async function mutersOf(tx: Tx, memberId: number): Promise<number[]> {
  const rows = await tx.select({ userId: mutes.userId }).from(mutes).where(eq(mutes.memberId, memberId))
  return rows.map(({ userId }) => userId)
}

/** Everyone of whom the message speaks: a block between one of them and the reader shows it otherwise. */
const spokenOf = (row: RoomMessageRow, view: RoomMessageView): number[] => [
  ...new Set([
    row.authorId,
    ...(row.pinnedById === null ? [] : [row.pinnedById]),
    ...(view.replyTo === null || view.replyTo.hidden ? [] : [view.replyTo.authorId]),
    ...view.mentions.map(({ memberId }) => memberId),
  ]),
]

/**
 * Tells the open pages: who watches the room gets the message as everyone reads it; who would read it otherwise (a block,
 * a mute) only that she has something to ask for; the rest of the community, without a word of it, that it happened.
 */
export async function tellPages(
  tx: Tx,
  { realtime, cards }: TellParts,
  { room, row, isNew, actorId }: { room: LoadedRoom; row: RoomMessageRow; isNew: boolean; actorId: number },
): Promise<void> {
  const [message] = await presentMessages(tx, cards(plainMember(0)), [{ message: row, folded: false }])
  if (message === undefined) return
  const { id: roomId, communityId } = room
  const listeners = realtime.membersIn(roomChannel(roomId))
  const parted = await findParted(tx, spokenOf(row, message))
  const muters = await mutersOf(tx, row.authorId)
  const folding = await foldingWords(tx, listeners, row)
  const deaf = parted.flatMap(({ memberId, fromId }) => (fromId === row.authorId ? [memberId] : []))
  const otherwise = new Set([...parted.map(({ memberId }) => memberId), ...muters, ...folding])
  otherwise.delete(actorId)
  const seq = row.changedSeq
  tx.afterCommit(() => {
    realtime.toChannel(roomChannel(roomId), { type: 'room.message', roomId, message, own: false }, [
      ...otherwise,
      actorId,
    ])
    for (const userId of listeners) {
      if (otherwise.has(userId)) realtime.toUser(userId, { type: 'room.stale', roomId, seq })
    }
    realtime.toChannel(
      communityChannel(communityId),
      { type: 'rooms.news', roomId, communityId, seq, authorId: row.authorId, at: message.at, isNew },
      [...deaf, ...muters],
    )
  })
}

/** What a write answers, after telling everyone else's open pages and her own others. */
export async function tellChange(
  tx: Tx,
  parts: TellParts,
  viewer: Viewer,
  { room, messageId, isNew = false }: RoomChange,
): Promise<RoomWrite> {
  const [row] = await messageRows(tx, viewer.id).where(eq(roomMessages.id, messageId))
  const [message] = row === undefined ? [] : await presentMessages(tx, parts.cards(viewer), [row])
  if (row === undefined || message === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  await tellPages(tx, parts, { room, row: row.message, isNew, actorId: viewer.id })
  const roomId = room.id
  tx.afterCommit(() => parts.realtime.toUser(viewer.id, { type: 'room.message', roomId, message, own: true }))
  return { room: await loadRoom(tx, viewer, { id: roomId }), message }
}
