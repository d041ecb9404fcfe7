import { type ConversationOpened, type MessagesQuery, type MessageView, quoteOf } from '@consoeurs/contract'
import { prepared, type Queryable, readTogether, tables } from '@consoeurs/database'
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { type CardContext, loadLinks, loadMemberByUsername, memberPolicy } from '../../people/members/public.ts'
import { type LinkPreviewRow, linkPreviewView, previewOf } from '../../publishing/link-previews/public.ts'
import {
  conditionsOf,
  type HistoryRange,
  loadAround,
  loadRelatedRows,
  presentPage,
  rowsOf,
  threadTables,
} from '../threads/public.ts'
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
import { loadProfileQuotes } from './profile-quotes.ts'

const { messages } = tables

const OPENED_WITH = 50

const messageColumns = { ...getTableColumns(messages), preview: previewOf(messages.linkPreviewId) }

type ReadRow = MessageRow & { preview: LinkPreviewRow }

/** Callers add the where clause. */
export const messageRows = (db: Queryable) => db.select(messageColumns).from(messages)

export async function presentMessages(
  db: Queryable,
  reader: Pick<Viewer, 'id'>,
  rows: ReadRow[],
): Promise<MessageView[]> {
  const { images, sounds, quoted, own } = await loadRelatedRows<MessageRow>(db, 'message', reader, rows)
  const profileQuotes = await loadProfileQuotes(db, reader, rows)
  const attachedTo = ({ id }: MessageRow) => ({ images: images.get(id) ?? [], sound: sounds.get(id) })
  return rows.map((row) => {
    const answered = quoted.get(row.replyToId ?? 0)
    const quote = answered && quoteOf(messageView(answered, attachedTo(answered)))
    return messageView(row, {
      ...attachedTo(row),
      link: linkPreviewView(row.preview),
      quote,
      profileQuote: profileQuotes.get(row.id),
      mine: own.get(row.id),
    })
  })
}

type MessagesPageQuery = z.infer<typeof MessagesQuery>

const changedSince = prepared((db) =>
  db
    .select(messageColumns)
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

function nameOf({ from, before }: HistoryRange): string {
  if (from !== undefined) return 'messages_from'
  return before === undefined ? 'messages_newest' : 'messages_before'
}

async function readRows(db: Queryable, conversationId: number, range: HistoryRange): Promise<ReadRow[]> {
  const { after } = range
  if (after !== undefined) return changedSince(db).execute({ conversationId, after, rows: rowsOf(range) })
  const { where, order } = conditionsOf(threadTables.message, range)
  return messageRows(db)
    .where(and(eq(messages.conversationId, conversationId), where))
    .orderBy(order)
    .limit(rowsOf(range))
    .prepare(nameOf(range))
    .execute()
}

const historyOf = (db: Queryable, reader: Pick<Viewer, 'id'>, conversationId: number) => async (range: HistoryRange) =>
  presentPage(await readRows(db, conversationId, range), range, (rows) => presentMessages(db, reader, rows))

/** @throws AppError CONVERSATION_NOT_FOUND */
export async function readConversation(db: Queryable, context: CardContext, id: number, wanted: MessagesPageQuery) {
  const reader = { id: context.viewer?.id ?? 0 }
  if (wanted.around !== undefined) {
    const row = await requireConversation(db, reader.id, id)
    const { hasOlder, ...around } = await loadAround(historyOf(db, reader, id), wanted.around, wanted.limit)
    return { ...around, hasMore: hasOlder, conversation: conversationView(row, context) }
  }
  // The conversation is read first, so that it is never newer than its messages.
  const [row, rows] = await readTogether(db, (once) => [
    requireConversation(once, reader.id, id),
    readRows(once, id, wanted),
  ])
  const page = await presentPage(rows, wanted, (kept) => presentMessages(db, reader, kept))
  return { ...page, conversation: conversationView(row, context) }
}

async function openExisting(db: Queryable, context: CardContext, row: ConversationRow): Promise<ConversationOpened> {
  const { userId: id } = row.own
  const { messages: shown, hasMore } = await historyOf(db, { id }, row.conversation.id)({ limit: OPENED_WITH })
  const write = can(conversationPolicy, context.viewer, 'conversation.write', conversationSubject(row))
  const state = conversationState(row)
  return {
    conversation: conversationView(row, context),
    other: otherLink(row, context),
    messages: shown,
    hasOlder: hasMore,
    can: { write, sendImages: write && state !== 'waiting', sendSound: write && state === 'open' },
  }
}

/**
 * Empty where they have not written yet. Readable while the other is absent, but not across a block.
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
  return {
    conversation: null,
    other,
    messages: [],
    hasOlder: false,
    can: { write, sendImages: false, sendSound: false },
  }
}
