import type { RoomMessageView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type CardContext, loadLinks } from '../../people/members/public.ts'
import { type LinkPreviewRow, linkPreviewView, previewOf } from '../../publishing/link-previews/public.ts'
import { type PollRow, pollView, votesSelection } from '../../publishing/polls/public.ts'
import {
  conditionsOf,
  type HistoryPage,
  type HistoryRange,
  loadRelatedRows,
  presentPage,
  rowsOf,
  threadTables,
} from '../threads/public.ts'
import { type MessageContext, type RoomMessageRow, roomMessageView } from './room-messages.views.ts'
import { isFolded } from './rooms.visible.ts'

const { roomMessages, roomMentions } = tables

export interface ReadRow extends PollRow {
  message: RoomMessageRow
  folded: boolean
  preview: LinkPreviewRow
}

/** Callers add the where clause. */
export const messageRows = (db: Queryable, readerId: number) =>
  db
    .select({
      message: roomMessages,
      folded: isFolded({ id: readerId }),
      preview: previewOf(roomMessages.linkPreviewId),
      ...votesSelection(readerId, 'roomMessage'),
    })
    .from(roomMessages)

async function loadMentioned(db: Queryable, messageIds: number[]): Promise<Map<number, number[]>> {
  const mentioned = new Map<number, number[]>()
  if (messageIds.length === 0) return mentioned
  const rows = await db
    .select({ messageId: roomMentions.messageId, userId: roomMentions.userId })
    .from(roomMentions)
    .where(inArray(roomMentions.messageId, messageIds))
    .orderBy(asc(roomMentions.messageId), asc(roomMentions.userId))
  for (const { messageId, userId } of rows) mentioned.set(messageId, [...(mentioned.get(messageId) ?? []), userId])
  return mentioned
}

export async function presentMessages(
  db: Queryable,
  context: CardContext,
  rows: ReadRow[],
): Promise<RoomMessageView[]> {
  const messages = rows.map(({ message }) => message)
  const { quoted, images, sounds, own } = await loadRelatedRows(db, 'roomMessage', context.viewer, messages)
  const mentioned = await loadMentioned(
    db,
    messages.map(({ id }) => id),
  )
  const named = [
    ...[...messages, ...quoted.values()].flatMap(({ authorId, pinnedById }) => [authorId, pinnedById ?? authorId]),
    ...[...mentioned.values()].flat(),
  ]
  const members = await loadLinks(db, context, [...new Set(named)])
  const parts: MessageContext = { members, images, sounds, quoted, mentioned, own }
  const { now } = context
  return rows.map(({ message, folded, preview, ...votes }) =>
    roomMessageView(
      message,
      { folded, link: linkPreviewView(preview), poll: pollView(message, votes, { now, mayVote: true }) },
      parts,
    ),
  )
}

export const historyOf =
  (db: Queryable, context: CardContext, roomId: number) =>
  async (range: HistoryRange): Promise<HistoryPage<RoomMessageView>> => {
    const { where, order } = conditionsOf(threadTables.roomMessage, range)
    const rows = await messageRows(db, context.viewer?.id ?? 0)
      .where(and(eq(roomMessages.roomId, roomId), where))
      .orderBy(order)
      .limit(rowsOf(range))
    return presentPage(rows, range, (kept) => presentMessages(db, context, kept))
  }
