import { truncate } from '@consoeurs/contract'
import { preparedStatement, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { AlreadySent } from '../../platform/once.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { notBlockedEitherWay } from '../members/public.ts'
import { isCounted } from './message-counters.ts'
import type { MessageRow } from './messages.views.ts'

const { conversations, conversationMembers, messages, inboxes } = tables

/** What a list of conversations shows of a message; the rest of the text is not copied. */
const PREVIEW = 200

export const previewOf = (text: string): string => truncate(text, PREVIEW)

export interface Appendage {
  /** Nothing is written where these two have no conversation (or no open one), or a block stands between them. */
  openOnly: boolean
  authorId: number
  recipientId: number
  clientId: string
  text: string
  replyTo: number | null
  /** A request is counted as such; its words count as unread once she has accepted it. */
  isRequest: boolean
}

type Inbox = typeof inboxes.$inferSelect

export interface Appended {
  message: MessageRow
  /** The recipient's counters as this message left them. */
  inbox: Inbox
  /** In whose list the conversation is again: it had been put away. */
  reopenedFor: number[]
}

type Row = Record<keyof Inbox | 'messageId' | 'conversationId' | 'messageSeq', string | null> & {
  at: string
  reopenedFor: string[] | null
}

const authorId = sql`${sql.placeholder('authorId')}::bigint`
const recipientId = sql`${sql.placeholder('recipientId')}::bigint`
const isRequest = sql`${sql.placeholder('isRequest')}::boolean`

const append = preparedStatement<Row>(
  'message_append',
  () => sql`
    with bumped as (
      update ${conversations}
      set last_seq = last_seq + 1, last_text = ${sql.placeholder('preview')}, last_author_id = ${authorId}, last_deleted = false,
        last_message_at = clock_timestamp()
      where ${conversations.lowId} = ${sql.placeholder('lowId')} and ${conversations.highId} = ${sql.placeholder('highId')}
        and (${conversations.acceptedAt} is not null or not ${sql.placeholder('openOnly')}::boolean)
        and ${notBlockedEitherWay(conversations.lowId, conversations.highId)}
      returning id, last_seq, last_message_at
    ), written as (
      insert into ${messages} (conversation_id, author_id, client_id, seq, changed_seq, text, reply_to_id, created_at)
      select id, ${authorId}, ${sql.placeholder('clientId')}::uuid, last_seq, last_seq, ${sql.placeholder('text')}::text,
        (select m.id from ${messages} m where m.id = ${sql.placeholder('replyTo')}::bigint and m.conversation_id = bumped.id), last_message_at
      from bumped
      on conflict (author_id, client_id) do nothing
      returning id, conversation_id, seq, created_at
    ), before as (
      select side.conversation_id, side.user_id,
        side.archived and (side.user_id = ${authorId} or not (side.muted or side.other_muted)) as reopens
      from ${conversationMembers} side inner join written on side.conversation_id = written.conversation_id
      for update of side
    ), sides as (
      update ${conversationMembers} side
      set last_message_at = written.created_at, unread = unread + (side.user_id = ${recipientId})::int,
        archived = side.archived and not before.reopens, choice_seq = choice_seq + before.reopens::int
      from written inner join before on before.conversation_id = written.conversation_id
      where side.conversation_id = written.conversation_id and side.user_id = before.user_id
      returning side.user_id, before.reopens, (${isCounted(sql`side`)})::int as counted
    ), told as (
      update ${inboxes} inbox
      set seq = seq + 1, unread_messages = unread_messages + (not ${isRequest})::int * sides.counted,
        requests = requests + ${isRequest}::int * sides.counted
      from sides
      where inbox.user_id = sides.user_id and sides.user_id = ${recipientId}
      returning inbox.*
    )
    select bumped.id as "conversationId", written.id as "messageId", written.seq as "messageSeq",
      to_json(written.created_at) #>> '{}' as "at", told.seq as "seq", told.unread_messages as "unreadMessages",
      told.unread_notifications as "unreadNotifications", told.unread_visits as "unreadVisits",
      told.unread_honors as "unreadHonors", told.requests as "requests",
      (select json_agg(user_id) from sides where reopens) as "reopenedFor"
    from bumped left join written on true left join told on true`,
)

/**
 * Writes a message and all that it moves in one round trip. The update of the conversation's row comes first and locks
 * it: two messages at once take consecutive numbers, in the order of the locks. The unique author and client id decide
 * what is a resend. An archived conversation comes back to her who writes, and to the other unless it is to stay quiet.
 * @returns null where no conversation takes it
 * @throws AlreadySent
 */
export async function appendMessage(tx: Tx, appendage: Appendage): Promise<Appended | null> {
  const { authorId, clientId, text, replyTo, recipientId, openOnly, isRequest } = appendage
  const { rows } = await append(tx).execute({
    lowId: Math.min(authorId, recipientId),
    highId: Math.max(authorId, recipientId),
    openOnly,
    authorId,
    recipientId,
    clientId,
    text,
    preview: previewOf(text),
    replyTo,
    isRequest,
  })
  const [row] = rows
  if (row === undefined) return null
  if (row.messageId === null) throw new AlreadySent()
  const seq = Number(row.messageSeq)
  return {
    message: {
      id: Number(row.messageId),
      conversationId: Number(row.conversationId),
      authorId,
      clientId,
      seq,
      changedSeq: seq,
      text,
      replyToId: replyTo,
      reactionCounts: {},
      editedAt: null,
      deletedAt: null,
      erasedAt: null,
      createdAt: new Date(row.at),
    },
    inbox: {
      userId: recipientId,
      seq: Number(row.seq),
      unreadNotifications: Number(row.unreadNotifications),
      unreadMessages: Number(row.unreadMessages),
      unreadVisits: Number(row.unreadVisits),
      unreadHonors: Number(row.unreadHonors),
      requests: Number(row.requests),
    },
    reopenedFor: (row.reopenedFor ?? []).map(Number),
  }
}
