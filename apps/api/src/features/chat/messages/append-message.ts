import { truncate } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { EventOf } from '../../../events.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { authorId, messageAppender, type NewMessage, threadTables } from '../threads/public.ts'
import { isCounted } from './message-counters.ts'
import type { MessageRow } from './messages.views.ts'

const { conversations, conversationMembers, inboxes } = tables

/** Characters of a message shown in the conversation list. */
const PREVIEW = 200

export const previewOf = (text: string): string => truncate(text, PREVIEW)

export interface NewConversationMessage extends NewMessage {
  recipientId: number
  /** Write only to an accepted conversation. */
  openOnly: boolean
  /** Counts as a request, not as unread messages. */
  isRequest: boolean
  /** Held by a filter: writes no event. */
  isHeld: boolean
}

export interface AppendedMessage {
  message: MessageRow
  /** Of the recipient; null while a filter holds the message. */
  inbox: typeof inboxes.$inferSelect | null
}

/** Without the ids, which the statement adds. */
type SentEvent = Omit<EventOf<'message.sent'>, 'messageId' | 'conversationId'>
type ReopenedEvent = Omit<EventOf<'conversation.reopened'>, 'conversationId' | 'memberId'>

const recipientId = sql`${sql.placeholder('recipientId')}::bigint`
const isRequest = sql`${sql.placeholder('isRequest')}::boolean`

const append = messageAppender<AppendedMessage['inbox']>(threadTables.message, {
  thread: and(
    eq(conversations.lowId, sql.placeholder('lowId')),
    eq(conversations.highId, sql.placeholder('highId')),
    or(isNotNull(conversations.acceptedAt), sql`not ${sql.placeholder('openOnly')}::boolean`),
    notBlockedEitherWay(conversations.lowId, conversations.highId),
  ),
  set: sql`last_text = ${sql.placeholder('preview')}, last_author_id = ${authorId}, last_sound = null,
    last_deleted = false`,
  effects: sql`
    before as (
      select side.conversation_id, side.user_id,
        side.archived and (side.user_id = ${authorId} or not (side.muted or side.other_muted)) as reopens
      from ${conversationMembers} side inner join written on side.conversation_id = written.thread_id
      for update of side
    ), sides as (
      update ${conversationMembers} side
      set last_message_at = written.created_at, unread = unread + (side.user_id = ${recipientId})::int,
        archived = side.archived and not before.reopens, choice_seq = choice_seq + before.reopens::int
      from written inner join before on before.conversation_id = written.thread_id
      where side.conversation_id = written.thread_id and side.user_id = before.user_id
      returning side.user_id, before.reopens, (${isCounted(sql`side`)})::int as counted
    ), notified as (
      update ${inboxes} inbox
      set seq = seq + 1, unread_messages = unread_messages + (not ${isRequest})::int * sides.counted,
        requests = requests + ${isRequest}::int * sides.counted
      from sides
      where inbox.user_id = sides.user_id and sides.user_id = ${recipientId}
      returning inbox.*
    ),`,
  payloads: sql`
    select payload from (
      select ${sql.placeholder('sent')}::jsonb
        || jsonb_build_object('messageId', id, 'conversationId', thread_id) as payload from written
      union all
      select ${sql.placeholder('reopened')}::jsonb
        || jsonb_build_object('conversationId', written.thread_id, 'memberId', sides.user_id)
      from written cross join sides where sides.reopens
    ) as of_message
    where not ${sql.placeholder('isHeld')}::boolean`,
  extra: sql`(
    select json_build_object('userId', user_id, 'seq', seq, 'unreadNotifications', unread_notifications,
      'unreadMessages', unread_messages, 'unreadVisits', unread_visits, 'unreadHonors', unread_honors,
      'requests', requests)
    from notified)`,
})

/**
 * One statement: the message, both sides, the recipient's inbox, and the events `message.sent` and, where an archived
 * conversation reappears, `conversation.reopened`. It reappears for the author, and for the recipient unless muted.
 * @returns null where nothing was written
 */
export async function appendMessage(
  tx: Tx,
  realtime: Realtime,
  { recipientId, openOnly, isRequest, isHeld, ...message }: NewConversationMessage,
): Promise<AppendedMessage | null> {
  const { authorId } = message
  const sent: SentEvent = { type: 'message.sent', authorId, recipientId, isRequest }
  const reopened: ReopenedEvent = { type: 'conversation.reopened' }
  const appended = await append(tx, realtime, message, {
    ...{ recipientId, openOnly, isRequest, isHeld, preview: previewOf(message.text) },
    ...{ lowId: Math.min(authorId, recipientId), highId: Math.max(authorId, recipientId) },
    ...{ sent: JSON.stringify(sent), reopened: JSON.stringify(reopened) },
  })
  return (
    appended && {
      message: { ...appended.message, conversationId: appended.threadId, profileQuote: null },
      inbox: appended.extra,
    }
  )
}
