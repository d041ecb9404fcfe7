import {
  type ConversationOpened,
  type FileView,
  type MessageQuote,
  type MessagesQuery,
  type MessageView,
  quoteOf,
} from '@consoeurs/contract'
import { prepared, type Queryable, readTogether, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import { fileSelection, fileView } from '../files/public.ts'
import { type CardContext, loadLinks, loadMemberByUsername, memberPolicy } from '../members/public.ts'
import { loadOwnReactions } from '../reactions/public.ts'
import { findConversation, requireConversation } from './conversations.queries.ts'
import { conversationPolicy } from './messages.policy.ts'
import {
  type ConversationRow,
  conversationState,
  conversationSubject,
  conversationView,
  type MessageRow,
  messageView,
  otherLink,
} from './messages.views.ts'

const { messages, messageImages, files } = tables

/** How many messages an opened conversation shows at first. */
const OPENED_WITH = 50

const imagesOf = prepared((db) =>
  db
    .select({ messageId: messageImages.messageId, alt: messageImages.alt, file: fileSelection })
    .from(messageImages)
    .innerJoin(files, eq(files.id, messageImages.fileId))
    .where(sql`${messageImages.messageId} = any(${sql.placeholder('messageIds')}::bigint[])`)
    .orderBy(asc(messageImages.messageId), asc(messageImages.position))
    .prepare('message_images'),
)

async function loadImages(db: Queryable, messageIds: number[]): Promise<Map<number, FileView[]>> {
  if (messageIds.length === 0) return new Map()
  const images = new Map<number, FileView[]>()
  for (const { messageId, alt, file } of await imagesOf(db).execute({ messageIds }))
    images.set(messageId, [...(images.get(messageId) ?? []), fileView(file, alt)])
  return images
}

/** Messages as those that answer them show them. */
export async function loadQuotes(db: Queryable, ids: number[]): Promise<Map<number, MessageQuote>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(messages).where(inArray(messages.id, ids))
  const images = await loadImages(db, ids)
  return new Map(rows.map((row) => [row.id, quoteOf(messageView(row, { images: images.get(row.id) ?? [] }))]))
}

const isReactedTo = ({ reactionCounts }: MessageRow) => Object.keys(reactionCounts).length > 0

/** Messages as this member reads them. */
export async function presentMessages(
  db: Queryable,
  reader: Pick<Viewer, 'id'>,
  rows: MessageRow[],
): Promise<MessageView[]> {
  const images = await loadImages(
    db,
    rows.map(({ id }) => id),
  )
  const quotes = await loadQuotes(
    db,
    rows.flatMap(({ replyToId }) => replyToId ?? []),
  )
  const own = await loadOwnReactions(
    db,
    reader,
    'message',
    rows.filter(isReactedTo).map(({ id }) => id),
  )
  return rows.map((row) =>
    messageView(row, {
      images: images.get(row.id) ?? [],
      quote: quotes.get(row.replyToId ?? 0),
      mine: own.get(row.id),
    }),
  )
}

type Wanted = z.infer<typeof MessagesQuery>

interface Slice {
  messages: MessageView[]
  hasMore: boolean
}

const changedSince = prepared((db) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, sql.placeholder('conversationId')),
        gt(messages.changedSeq, sql.placeholder('after')),
      ),
    )
    .orderBy(asc(messages.changedSeq))
    .limit(sql.placeholder('rows'))
    .prepare('messages_changed_since'),
)

type Stretch = Omit<Wanted, 'around'>

/** One more than she asked for, which tells whether there are more. */
async function readStretch(
  db: Queryable,
  conversationId: number,
  { after, from, before, limit }: Stretch,
): Promise<MessageRow[]> {
  const rows = limit + 1
  const read = (condition: SQL | undefined, order: SQL) =>
    db
      .select()
      .from(messages)
      .where(and(eq(messages.conversationId, conversationId), condition))
      .orderBy(order)
      .limit(rows)
  if (after !== undefined) return changedSince(db).execute({ conversationId, after, rows })
  if (from !== undefined) return read(gte(messages.seq, from), asc(messages.seq))
  return read(before === undefined ? undefined : lt(messages.seq, before), desc(messages.seq))
}

async function presentStretch(db: Queryable, reader: Pick<Viewer, 'id'>, rows: MessageRow[], wanted: Stretch) {
  const kept = rows.slice(0, wanted.limit)
  if (wanted.after === undefined && wanted.from === undefined) kept.reverse()
  return { messages: await presentMessages(db, reader, kept), hasMore: rows.length > wanted.limit }
}

/** Oldest first. With `after` what changed since, with `from` what follows, otherwise the newest ones (before `before`). */
export async function loadMessages(
  db: Queryable,
  reader: Pick<Viewer, 'id'>,
  conversationId: number,
  wanted: Stretch,
): Promise<Slice> {
  return presentStretch(db, reader, await readStretch(db, conversationId, wanted), wanted)
}

/** Half before the message of that seq, the other half from it on; `hasMore` is about what is older. */
async function loadAround(db: Queryable, reader: Pick<Viewer, 'id'>, id: number, around: number, limit: number) {
  const half = Math.max(1, Math.floor(limit / 2))
  const older = await loadMessages(db, reader, id, { before: around, limit: half })
  const newer = await loadMessages(db, reader, id, { from: around, limit: half })
  return { messages: [...older.messages, ...newer.messages], hasMore: older.hasMore, hasNewer: newer.hasMore }
}

/** @throws AppError CONVERSATION_NOT_FOUND */
export async function readConversation(db: Queryable, context: CardContext, id: number, wanted: Wanted) {
  const reader = { id: context.viewer?.id ?? 0 }
  if (wanted.around !== undefined) {
    const row = await requireConversation(db, reader.id, id)
    const around = await loadAround(db, reader, id, wanted.around, wanted.limit)
    return { ...around, conversation: conversationView(row, context) }
  }
  // The conversation first: it is never newer than its messages. That it is hers is known before any of them is shown.
  const [row, rows] = await readTogether(db, (once) => [
    requireConversation(once, reader.id, id),
    readStretch(once, id, wanted),
  ])
  return { ...(await presentStretch(db, reader, rows, wanted)), conversation: conversationView(row, context) }
}

async function openExisting(db: Queryable, context: CardContext, row: ConversationRow): Promise<ConversationOpened> {
  const { userId: id } = row.own
  const { messages: shown, hasMore } = await loadMessages(db, { id }, row.conversation.id, { limit: OPENED_WITH })
  const write = can(conversationPolicy, context.viewer, 'conversation.write', conversationSubject(row))
  return {
    conversation: conversationView(row, context),
    other: otherLink(row, context),
    messages: shown,
    hasOlder: hasMore,
    can: { write, sendImages: write && conversationState(row) !== 'waiting' },
  }
}

/**
 * What she finds under a member's name: their conversation, or an empty page to write the first message on. What was
 * written stays readable when the other is away; across a block there is nothing.
 * @throws AppError MEMBER_NOT_FOUND, NOT_ON_YOURSELF
 */
export async function openConversation(
  db: Queryable,
  viewer: Viewer,
  username: string,
  context: CardContext,
): Promise<ConversationOpened> {
  const member = await loadMemberByUsername(db, viewer, username)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  if (member.id === viewer.id) throw new AppError('NOT_ON_YOURSELF')
  const row = await findConversation(db, viewer.id, { withId: member.id })
  if (row !== null) return openExisting(db, context, row)
  const other = (await loadLinks(db, context, [member.id])).get(member.id)
  if (other === undefined) throw new AppError('MEMBER_NOT_FOUND')
  const write = can(memberPolicy, viewer, 'member.write', member)
  return { conversation: null, other, messages: [], hasOlder: false, can: { write, sendImages: false } }
}
