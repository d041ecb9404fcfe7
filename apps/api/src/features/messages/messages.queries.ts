import type { ConversationOpened, FileView, MessagesQuery, MessageView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import { fileSelection, fileView } from '../files/public.ts'
import { type CardContext, loadLinks, loadMemberByUsername, memberPolicy } from '../members/public.ts'
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

async function loadImages(db: Queryable, messageIds: number[]): Promise<Map<number, FileView[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .select({ messageId: messageImages.messageId, file: fileSelection })
    .from(messageImages)
    .innerJoin(files, eq(files.id, messageImages.fileId))
    .where(inArray(messageImages.messageId, messageIds))
    .orderBy(asc(messageImages.messageId), asc(messageImages.position))
  const images = new Map<number, FileView[]>()
  for (const { messageId, file } of rows) images.set(messageId, [...(images.get(messageId) ?? []), fileView(file, '')])
  return images
}

export async function presentMessages(db: Queryable, rows: MessageRow[]): Promise<MessageView[]> {
  const ids = rows.map((row) => row.id)
  const images = await loadImages(db, ids)
  return rows.map((row) => messageView(row, images.get(row.id) ?? []))
}

type Wanted = z.infer<typeof MessagesQuery>

interface Slice {
  messages: MessageView[]
  hasMore: boolean
}

/** Oldest first. With `after` what changed since, otherwise the newest ones (before `before`). */
export async function loadMessages(db: Queryable, conversationId: number, slice: Wanted): Promise<Slice> {
  const { after, before, limit } = slice
  const ofConversation = eq(messages.conversationId, conversationId)
  const rows =
    after !== undefined
      ? await db
          .select()
          .from(messages)
          .where(and(ofConversation, gt(messages.changedSeq, after)))
          .orderBy(asc(messages.changedSeq))
          .limit(limit + 1)
      : await db
          .select()
          .from(messages)
          .where(and(ofConversation, before === undefined ? undefined : lt(messages.seq, before)))
          .orderBy(desc(messages.seq))
          .limit(limit + 1)
  const kept = rows.slice(0, limit)
  if (after === undefined) kept.reverse()
  return { messages: await presentMessages(db, kept), hasMore: rows.length > limit }
}

/** @throws AppError CONVERSATION_NOT_FOUND */
export async function readConversation(db: Queryable, context: CardContext, id: number, wanted: Wanted) {
  const row = await requireConversation(db, context.viewer?.id ?? 0, id)
  return { ...(await loadMessages(db, id, wanted)), conversation: conversationView(row, context) }
}

async function openExisting(db: Queryable, context: CardContext, row: ConversationRow): Promise<ConversationOpened> {
  const { messages: shown, hasMore } = await loadMessages(db, row.conversation.id, { limit: OPENED_WITH })
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
