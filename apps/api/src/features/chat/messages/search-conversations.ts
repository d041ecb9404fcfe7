import { type ConversationSearch, type ConversationSearchResults, foldText, Id } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../platform/http/access.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { CardContext } from '../../people/members/public.ts'
import { listSides, ownSides } from './conversations.queries.ts'
import { extractAround } from './extract.ts'
import { conversationView } from './messages.views.ts'

const { conversations, conversationMembers, messages, users } = tables

/** Further words are ignored. */
const WORDS = 8
const NAMED = 5

const toSearchWords = (q: string): string[] => [...new Set(foldText(q).split(/\s+/).filter(Boolean))].slice(0, WORDS)

/** Escapes the wildcards of `like`: « 100 % » is literal. */
const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const containsWord = (text: SQL, words: string[]): SQL | undefined =>
  and(...words.map((word) => sql`fold_text(${text}) like ${pattern(word)}`))

/** Without ignored requests. */
const searched = (viewer: Viewer): SQL | undefined =>
  and(ownSides(viewer.id), or(isNull(conversations.ignoredAt), eq(conversations.startedById, viewer.id)))

/** Exported for the query-plan test. */
export function matchingMessages(
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
        containsWord(sql`${messages.text}`, words),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit)
}

/** By message text; on the first page also by name. */
export async function searchConversations(
  db: Queryable,
  viewer: Viewer,
  { q, cursor, limit }: ConversationSearch,
  context: CardContext,
): Promise<ConversationSearchResults> {
  const words = toSearchWords(q)
  const before = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([Id]))[0]
  const page = takePage(await matchingMessages(db, viewer, words, before, limit + 1), limit, ({ id }) => [id])
  const named = before === undefined ? await listSides(db, and(searched(viewer), hasMemberNamed(words)), NAMED) : []
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

const hasMemberNamed = (words: string[]): SQL | undefined =>
  or(containsWord(sql`${users.name}`, words), containsWord(sql`${users.username}`, words))
