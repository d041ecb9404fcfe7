import { preparedStatement, tables } from '@consoeurs/database'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx, WrittenEvent } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { isDraftWithText, publishDraftErased } from '../../publishing/drafts/public.ts'
import type { ThreadMessage, ThreadTables } from './thread-tables.ts'

const { drafts, events } = tables

export interface NewMessage {
  authorId: number
  clientId: string
  text: string
  replyTo: number | null
  /** Erase this draft if its text is still the same. */
  draftKey: string
}

/**
 * What conversations and rooms do differently, as SQL over the common table expression `written` (`id`, `thread_id`,
 * `seq`, `created_at`).
 */
interface AppendParts {
  /** Which thread, and that it takes messages now. */
  thread: SQL | undefined
  /** Further columns of the thread row. */
  set: SQL
  /** Further common table expressions, each with a comma behind it. */
  effects?: SQL
  /** Selects the payloads of events as `payload`. */
  payloads: SQL
  /** Selected as `extra`. */
  extra?: SQL
}

interface AppendResult<Extra> {
  message: ThreadMessage
  threadId: number
  extra: Extra
}

interface Row<Extra> {
  message: { id: number; threadId: number; seq: number; at: string }
  extra: Extra
  events: WrittenEvent[] | null
  draftErased: boolean
}

export const authorId = sql`${sql.placeholder('authorId')}::bigint`
const clientId = sql`${sql.placeholder('clientId')}::uuid`
const replyTo = sql`${sql.placeholder('replyTo')}::bigint`
const text = sql`${sql.placeholder('text')}::text`

/** The lock on the thread orders concurrent messages; the insert then sees duplicates that are committed meanwhile. */
const appendStatement = <Extra>(
  { threads, messages, threadId, target }: ThreadTables,
  { thread, set, effects, payloads, extra }: AppendParts,
) =>
  preparedStatement<Row<Extra>>(
    `append_${target}`,
    () => sql`
      with thread as (
        select ${threads.id}, ${threads.lastSeq} from ${threads} where ${thread} for no key update
      ), written as (
        insert into ${messages} (${sql.identifier(threadId.name)}, author_id, client_id, seq, changed_seq, text, reply_to_id, created_at)
        select id, ${authorId}, ${clientId}, last_seq + 1, last_seq + 1, ${text},
          (select quoted.id from ${messages} quoted where quoted.id = ${replyTo} and quoted.${sql.identifier(threadId.name)} = thread.id),
          clock_timestamp()
        from thread
        on conflict (author_id, client_id) do nothing
        returning id, ${sql.identifier(threadId.name)} as thread_id, seq, created_at
      ), bumped as (
        update ${threads} set last_seq = written.seq, last_message_at = written.created_at, ${set}
        from written where ${threads.id} = written.thread_id
      ), ${effects}
      followed as (
        insert into ${events} (type, payload)
        select payload ->> 'type', payload from (${payloads}) as payloads
        returning id, payload
      ), erased as (
        delete from ${drafts} using written
        where ${isDraftWithText(authorId, sql.placeholder('draftKey'), text)}
        returning ${drafts.id}
      )
      select ${extra} as "extra", exists (select 1 from erased) as "draftErased",
        (select json_agg(json_build_object('id', id, 'event', payload) order by id) from followed) as "events",
        json_build_object('id', id, 'threadId', thread_id, 'seq', seq, 'at', created_at) as "message"
      from written`,
  )

/**
 * Appends a message with its events and erases the draft, in one statement. Idempotent by author and client id.
 * The function that it returns answers null where nothing was written: for a duplicate, or where no thread takes the
 * message.
 */
export function messageAppender<Extra = null>(thread: ThreadTables, parts: AppendParts) {
  const statement = appendStatement<Extra>(thread, { effects: sql``, extra: sql`null`, ...parts })
  return async (
    tx: Tx,
    realtime: Realtime,
    { draftKey, ...message }: NewMessage,
    values: Record<string, number | boolean | string>,
  ): Promise<AppendResult<Extra> | null> => {
    const { rows } = await statement(tx).execute({ ...message, draftKey, ...values })
    const [row] = rows
    if (row === undefined) return null
    for (const event of row.events ?? []) tx.wrote(event)
    if (row.draftErased) publishDraftErased(tx, realtime, { userId: message.authorId, key: draftKey })
    const { id, threadId, seq, at } = row.message
    const { replyTo: replyToId, ...written } = message
    const unchanged = { linkPreviewId: null, reactionCounts: {}, editedAt: null, deletedAt: null, erasedAt: null }
    return {
      message: { ...written, ...unchanged, id, seq, changedSeq: seq, replyToId, createdAt: new Date(at) },
      threadId,
      extra: row.extra,
    }
  }
}
