import { type ConversationSearch, type FoundInConversations, foldText, Id } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { decodeCursor, takePage } from '../../platform/cursor.ts'
import type { CardContext } from '../members/public.ts'
import { listSides, ownSides } from './conversations.queries.ts'
import { extractAround } from './extract.ts'
import { conversationView } from './messages.views.ts'

const { conversations, conversationMembers, messages, users } = tables

/** More words narrow nothing. */
const WORDS = 8
const NAMED = 5

/** What she looks for, as words are compared. */
const wordsOf = (q: string): string[] => [...new Set(foldText(q).split(/\s+/).filter(Boolean))].slice(0, WORDS)

/** « 100 % » is looked for as it is written. */
const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const holds = (text: SQL, words: string[]): SQL | undefined =>
  and(...words.map((word) => sql`fold_text(${text}) like ${pattern(word)}`))

/** Hers, of no block, and not what she ignored. */
const searched = (viewer: Viewer): SQL | undefined =>
  and(ownSides(viewer.id), or(isNull(conversations.ignoredAt), eq(conversations.startedById, viewer.id)))

/** Messages of hers that hold every word; what was deleted is no more. Exported for the test of its plan. */
export function foundMessages(
  db: Queryable,
  viewer: Viewer,
  words: string[],
  before: number | undefined,
  limit: number,
) {
  return db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      seq: messages.seq,
      authorId: messages.authorId,
      text: messages.text,
      at: messages.createdAt,
    })
    .from(messages)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, messages.conversationId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        searched(viewer),
        isNull(messages.deletedAt),
        holds(sql`${messages.text}`, words),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit)
}

/** In all her conversations: by the words of their messages, and (on the first page) by the other’s name. */
export async function searchConversations(
  db: Queryable,
  viewer: Viewer,
  { q, cursor, limit }: ConversationSearch,
  context: CardContext,
): Promise<FoundInConversations> {
  const words = wordsOf(q)
  const before = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([Id]))[0]
  const page = takePage(await foundMessages(db, viewer, words, before, limit + 1), limit, ({ id }) => [id])
  const named = before === undefined ? await listSides(db, and(searched(viewer), namedBy(words)), NAMED) : []
  const shown = new Set(named.map(({ conversation }) => conversation.id))
  const others = [...new Set(page.items.map(({ conversationId }) => conversationId))].filter((id) => !shown.has(id))
  const beside =
    others.length === 0
      ? []
      : await listSides(
          db,
          and(ownSides(viewer.id), inArray(conversationMembers.conversationId, others)),
          others.length,
        )
  return {
    conversations: [...named, ...beside].map((row) => conversationView(row, context)),
    named: [...shown],
    messages: page.items.map(({ text, at, ...message }) => ({
      ...message,
      at: at.toISOString(),
      extract: extractAround(text, words),
    })),
    cursor: page.cursor,
  }
}

const namedBy = (words: string[]): SQL | undefined =>
  or(holds(sql`${users.name}`, words), holds(sql`${users.username}`, words))
