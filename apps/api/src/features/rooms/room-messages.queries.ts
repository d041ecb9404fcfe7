import type { FileView, RoomMessageView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { fileSelection, fileView } from '../files/public.ts'
import { type CardContext, loadLinks } from '../members/public.ts'
import { loadOwnReactions } from '../reactions/public.ts'
import { type MessageContext, type RoomMessageRow, roomMessageView } from './room-messages.views.ts'
import { isFolded } from './rooms.visible.ts'

const { roomMessages, roomMessageImages, roomMentions, files } = tables

export interface ReadRow {
  message: RoomMessageRow
  folded: boolean
}

/** Messages with whether she folded them; add a where clause. */
export const messageRows = (db: Queryable, readerId: number) =>
  db.select({ message: roomMessages, folded: isFolded({ id: readerId }) }).from(roomMessages)

async function loadImages(db: Queryable, messageIds: number[]): Promise<Map<number, FileView[]>> {
  const images = new Map<number, FileView[]>()
  if (messageIds.length === 0) return images
  const rows = await db
    .select({ messageId: roomMessageImages.messageId, alt: roomMessageImages.alt, file: fileSelection })
    .from(roomMessageImages)
    .innerJoin(files, eq(files.id, roomMessageImages.fileId))
    .where(inArray(roomMessageImages.messageId, messageIds))
    .orderBy(asc(roomMessageImages.messageId), asc(roomMessageImages.position))
  for (const { messageId, alt, file } of rows)
    images.set(messageId, [...(images.get(messageId) ?? []), fileView(file, alt)])
  return images
}

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

async function loadQuoted(db: Queryable, ids: number[]): Promise<Map<number, RoomMessageRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(roomMessages).where(inArray(roomMessages.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

const isReactedTo = ({ reactionCounts }: RoomMessageRow) => Object.keys(reactionCounts).length > 0

/** Messages as this member reads them: one query for each thing that belongs to them, however many they are. */
export async function presentMessages(
  db: Queryable,
  context: CardContext,
  rows: ReadRow[],
): Promise<RoomMessageView[]> {
  const messages = rows.map(({ message }) => message)
  const ids = messages.map(({ id }) => id)
  const quoted = await loadQuoted(
    db,
    messages.flatMap(({ replyToId }) => replyToId ?? []),
  )
  const images = await loadImages(db, [...ids, ...quoted.keys()])
  const mentioned = await loadMentioned(db, ids)
  const own = await loadOwnReactions(
    db,
    context.viewer,
    'roomMessage',
    messages.filter(isReactedTo).map(({ id }) => id),
  )
  const named = [
    ...[...messages, ...quoted.values()].flatMap(({ authorId, pinnedById }) => [authorId, pinnedById ?? authorId]),
    ...[...mentioned.values()].flat(),
  ]
  const members = await loadLinks(db, context, [...new Set(named)])
  const quotedPictures = new Map([...quoted.keys()].map((id) => [id, images.get(id)?.length ?? 0]))
  const parts: MessageContext = { members, images, quoted, quotedPictures, mentioned, own }
  return rows.map(({ message, folded }) => roomMessageView(message, folded, parts))
}

export interface Slice {
  messages: RoomMessageView[]
  hasMore: boolean
}

interface Cut {
  where: SQL
  order: 'oldest' | 'newest' | 'changed'
  limit: number
}

const orders = {
  oldest: asc(roomMessages.seq),
  newest: desc(roomMessages.seq),
  changed: asc(roomMessages.changedSeq),
} as const

/** Oldest first, whichever end it is taken from. */
async function loadSlice(
  db: Queryable,
  context: CardContext,
  roomId: number,
  { where, order, limit }: Cut,
): Promise<Slice> {
  const rows = await messageRows(db, context.viewer?.id ?? 0)
    .where(and(eq(roomMessages.roomId, roomId), where))
    .orderBy(orders[order])
    .limit(limit + 1)
  const kept = rows.slice(0, limit)
  if (order === 'newest') kept.reverse()
  return { messages: await presentMessages(db, context, kept), hasMore: rows.length > limit }
}

export interface Wanted {
  after?: number | undefined
  before?: number | undefined
  from?: number | undefined
  limit: number
}

/** What changed after a seq, the older ones before one, the newer ones after one; otherwise the newest. */
export function loadMessages(db: Queryable, context: CardContext, roomId: number, wanted: Wanted): Promise<Slice> {
  const { after, before, from, limit } = wanted
  const slice = (where: SQL, order: Cut['order']) => loadSlice(db, context, roomId, { where, order, limit })
  if (after !== undefined) return slice(gt(roomMessages.changedSeq, after), 'changed')
  if (from !== undefined) return slice(gt(roomMessages.seq, from), 'oldest')
  return slice(before === undefined ? sql`true` : lt(roomMessages.seq, before), 'newest')
}

/** Half of them before `seq`, half from it on. */
export async function loadAround(db: Queryable, context: CardContext, roomId: number, seq: number, limit: number) {
  const half = Math.floor(limit / 2)
  const older = await loadSlice(db, context, roomId, { where: lt(roomMessages.seq, seq), order: 'newest', limit: half })
  const newer = await loadSlice(db, context, roomId, {
    where: gte(roomMessages.seq, seq),
    order: 'oldest',
    limit: half,
  })
  return {
    messages: [...older.messages, ...newer.messages],
    hasOlder: older.hasMore,
    hasNewer: newer.hasMore,
  }
}
