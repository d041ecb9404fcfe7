import { tables } from '@consoeurs/database'
import { type SQL, sql } from 'drizzle-orm'
import { anyWordQuery, type SearchStratum, textMatches, wordsQuery } from '../../platform/ranked-search.ts'

const { faqEntries } = tables

/** Words that begin a question and say nothing of what it is about. */
const asking = new Set(
  'comment pourquoi quand combien quel quelle quels quelles puis peut peux faut faire fait'.split(' '),
)

/**
 * All her words are in the question, or in the answer; the question resembles what she typed; it says some of it. There
 * are a few dozen questions: no index is kept for them.
 */
export function faqStrata(typed: string[]): SearchStratum[] {
  const telling = typed.filter((word) => !asking.has(word))
  const words = telling.length === 0 ? typed : telling
  const question = sql`search_words(${faqEntries.question})`
  const all: SQL = sql`search_words(${faqEntries.question} || ' ' || ${faqEntries.answer})`
  const inFaq = { table: faqEntries, id: faqEntries.id }
  const matches = textMatches(sql`search_key(${faqEntries.question})`, words)
  const some = anyWordQuery(words)
  const rank = (of: SQL) => ({ of: sql<number>`round(1000 * ts_rank(${of}, ${some}))::int`, type: 'int' }) as const
  return [
    { ...inFaq, where: sql`${question} @@ ${wordsQuery(words)}`, key: rank(question) },
    { ...inFaq, where: sql`${all} @@ ${wordsQuery(words)}`, key: rank(all) },
    { ...inFaq, where: matches.resembles, key: { of: matches.likeness, type: 'int' } },
    { ...inFaq, where: sql`${question} @@ ${some}`, key: rank(question) },
  ]
}
