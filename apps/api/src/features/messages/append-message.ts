import { truncate } from '@consoeurs/contract'
import { preparedStatement, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { EventOf } from '../../events.ts'
import type { Tx, WrittenEvent } from '../../platform/unit-of-work.ts'
import { violatesUnique } from '../../platform/violations.ts'
import { draftSaying } from '../drafts/public.ts'
import { notBlockedEitherWay } from '../members/public.ts'
import { isCounted } from './message-counters.ts'
import type { MessageRow } from './messages.views.ts'

const { conversations, conversationMembers, drafts, events, messages, inboxes } = tables

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
  /** Nobody is told of what a filter keeps: no event is written. */
  isHeld: boolean
  /** The draft that it was is erased, as long as it still says the same. */
  draftKey: string
}

type Inbox = typeof inboxes.$inferSelect

export interface Appended {
  message: MessageRow
  /** The recipient's counters as this message left them. */
  inbox: Inbox
  /** What follows from it: that it was sent, and in whose list the conversation is again that had been put away. */
  events: WrittenEvent[]
  draftErased: boolean
}

type Row = Record<keyof Inbox | 'messageId' | 'conversationId' | 'messageSeq', string> & {
  at: string
  events: WrittenEvent[] | null
  draftErased: boolean
}

const authorId = sql`${sql.placeholder('authorId')}::bigint`
const recipientId = sql`${sql.placeholder('recipientId')}::bigint`
const isRequest = sql`${sql.placeholder('isRequest')}::boolean`
const clientId = sql`${sql.placeholder('clientId')}::uuid`
const replyTo = sql`${sql.placeholder('replyTo')}::bigint`
const text = sql`${sql.placeholder('text')}::text`

/** The events as JSON, but for what this statement finds out; it holds both to their type. */
const toldOf = (parts: Pick<EventOf<'message.sent'>, 'authorId' | 'recipientId' | 'isRequest'>) => ({
  sent: { type: 'message.sent', ...parts } satisfies Omit<EventOf<'message.sent'>, 'messageId' | 'conversationId'>,
  reopened: { type: 'conversation.reopened' } satisfies Partial<EventOf<'conversation.reopened'>>,
})

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
        and not exists (select 1 from ${messages} sent where sent.author_id = ${authorId} and sent.client_id = ${clientId})
      returning id, last_seq, last_message_at
    ), written as (
      insert into ${messages} (conversation_id, author_id, client_id, seq, changed_seq, text, reply_to_id, created_at)
      select id, ${authorId}, ${clientId}, last_seq, last_seq, ${text},
        (select m.id from ${messages} m where m.id = ${replyTo} and m.conversation_id = bumped.id), last_message_at
      from bumped
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
    ), followed as (
      insert into ${events} (type, payload)
      select told ->> 'type', told from (
        select ${sql.placeholder('sent')}::jsonb
          || jsonb_build_object('messageId', id, 'conversationId', conversation_id) as told from written
        union all
        select ${sql.placeholder('reopened')}::jsonb
          || jsonb_build_object('conversationId', written.conversation_id, 'memberId', sides.user_id)
        from written cross join sides where sides.reopens
      ) as all_of_it
      where not ${sql.placeholder('isHeld')}::boolean
      returning id, payload
    ), erased as (
      delete from ${drafts} using written
      where ${draftSaying(authorId, sql.placeholder('draftKey'), text)}
      returning ${drafts.id}
    )
    select bumped.id as "conversationId", written.id as "messageId", written.seq as "messageSeq",
      to_json(written.created_at) #>> '{}' as "at", told.seq as "seq", told.unread_messages as "unreadMessages",
      told.unread_notifications as "unreadNotifications", told.unread_visits as "unreadVisits",
      told.unread_honors as "unreadHonors", told.requests as "requests",
      (select json_agg(json_build_object('id', id, 'event', payload) order by id) from followed) as "events",
      exists (select 1 from erased) as "draftErased"
    from bumped inner join written on true left join told on true`,
)

/** The same message came twice at once, and the other one is written. */
export const isSentTwice = (error: unknown): boolean => violatesUnique(error, 'messages_client')

/**
 * Writes a message and all that it moves in one round trip, the events that tell of it among it. The update of the
 * conversation's row comes first and locks it: two messages at once take consecutive numbers, in the order of the locks.
 * The unique author and client id decide what is a resend: nothing is written where it is known, and of two at once the
 * second fails with all that it wrote (`isSentTwice`). An archived conversation comes back to her who writes, and to the other
 * unless it is to stay quiet.
 * @returns null where no conversation takes it, or it was sent before
 */
export async function appendMessage(tx: Tx, appendage: Appendage): Promise<Appended | null> {
  const { authorId, clientId, text, replyTo, recipientId, isRequest } = appendage
  const told = toldOf({ authorId, recipientId, isRequest })
  const { rows } = await append(tx).execute({
    ...appendage,
    lowId: Math.min(authorId, recipientId),
    highId: Math.max(authorId, recipientId),
    preview: previewOf(text),
    sent: JSON.stringify(told.sent),
    reopened: JSON.stringify(told.reopened),
  })
  const [row] = rows
  if (row === undefined) return null
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
    events: row.events ?? [],
    draftErased: row.draftErased,
  }
}
