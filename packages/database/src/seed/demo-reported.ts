import type { SeedWords } from '@consoeurs/brand'
import { truncateMessage } from '@consoeurs/contract'
import { and, asc, desc, eq, gt, like, lt, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { comments, communities, files, messages, roomMessages, rooms, shareImages, shares } from '../schema/index.ts'
import { type DemoContext, memberId, only } from './demo-context.ts'

/** Evidence as kept by reports (`apps/api/src/features/moderation/reports/`). */
export interface ReportedWords {
  targetId: number
  aboutId: number
  url: string
  excerpt: string
  snapshot: Record<string, unknown>
}

type FindReported = (context: DemoContext, words: SeedWords) => Promise<ReportedWords>

const NEIGHBOURS = 2

const begins = (column: PgColumn, { begins: first }: SeedWords): SQL => like(column, `${first}%`)

const findShare: FindReported = async (context, words) => {
  const by = eq(shares.authorId, memberId(context, words.author))
  const share = only(
    await context.tx
      .select()
      .from(shares)
      .where(and(by, or(begins(shares.title, words), begins(shares.body, words)))),
  )
  const images = await context.tx
    .select({ file: files.name, alt: shareImages.alt })
    .from(shareImages)
    .innerJoin(files, eq(files.id, shareImages.fileId))
    .where(eq(shareImages.shareId, share.id))
  const { id, authorId, slug, kind, title, body, recipe, publishedAt } = share
  return {
    ...{ targetId: id, aboutId: authorId, url: `/shares/${slug}`, excerpt: truncateMessage(title || body) },
    snapshot: { username: words.author, kind, title, body, recipe, images, earlier: [], publishedAt },
  }
}

const findComment: FindReported = async (context, words) => {
  const by = eq(comments.authorId, memberId(context, words.author))
  const { comment, share } = only(
    await context.tx
      .select({ comment: comments, share: { slug: shares.slug, title: shares.title, body: shares.body } })
      .from(comments)
      .innerJoin(shares, eq(shares.id, comments.shareId))
      .where(and(by, begins(comments.text, words))),
  )
  const { id, authorId, text, createdAt } = comment
  const beside = truncateMessage(share.title || share.body)
  return {
    ...{ targetId: id, aboutId: authorId, url: `/shares/${share.slug}`, excerpt: truncateMessage(text) },
    snapshot: { username: words.author, text, at: createdAt, share: beside },
  }
}

/** The reported message, with two messages before and two after. */
async function loadNeighbours<Table extends typeof messages | typeof roomMessages>(
  { tx }: DemoContext,
  table: Table,
  { here, seq }: { here: SQL; seq: number },
) {
  const columns = { authorId: table.authorId, text: table.text, at: table.createdAt }
  const beside = (on: SQL, order: SQL) =>
    tx
      .select(columns)
      .from(table as typeof messages)
      .where(and(here, on))
      .orderBy(order)
      .limit(NEIGHBOURS)
  const before = await beside(lt(table.seq, seq), desc(table.seq))
  return { before: before.reverse(), after: await beside(gt(table.seq, seq), asc(table.seq)) }
}

const findMessage: FindReported = async (context, words) => {
  const by = eq(messages.authorId, memberId(context, words.author))
  const message = only(
    await context.tx
      .select()
      .from(messages)
      .where(and(by, begins(messages.text, words))),
  )
  const { id, authorId, conversationId, text, seq, createdAt } = message
  const around = await loadNeighbours(context, messages, { here: eq(messages.conversationId, conversationId), seq })
  const said = { text, earlier: [], images: [], at: createdAt, deletedAt: null }
  return {
    ...{ targetId: id, aboutId: authorId, url: `/messages/${words.author}`, excerpt: truncateMessage(text) },
    snapshot: { username: words.author, conversationId, ...said, ...around },
  }
}

const findRoomMessage: FindReported = async (context, words) => {
  const by = eq(roomMessages.authorId, memberId(context, words.author))
  const { message, room, community } = only(
    await context.tx
      .select({ message: roomMessages, room: rooms, community: communities })
      .from(roomMessages)
      .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
      .innerJoin(communities, eq(communities.id, rooms.communityId))
      .where(and(by, begins(roomMessages.text, words))),
  )
  const { id, authorId, roomId, text, seq, createdAt } = message
  const around = await loadNeighbours(context, roomMessages, { here: eq(roomMessages.roomId, roomId), seq })
  const said = { text, earlier: [], images: [], at: createdAt, deletedAt: null }
  return {
    ...{ targetId: id, aboutId: authorId, url: `/c/${community.slug}/${room.slug}?message=${seq}` },
    excerpt: truncateMessage(text),
    snapshot: { username: words.author, room: room.name, community: community.name, ...said, ...around },
  }
}

/** Finds content by author and first words, as a report's evidence. */
export const findReported: Record<SeedWords['target'], FindReported> = {
  share: findShare,
  comment: findComment,
  message: findMessage,
  roomMessage: findRoomMessage,
}
