import { tables } from '@consoeurs/database'
import { type SQL, sql } from 'drizzle-orm'
import { dates, html, instant, number, publishedFor, text } from '../../../platform/collections/attributes.ts'
import type { Collection } from '../../../platform/collections/collection.ts'
import { anyWordQuery, type SearchStratum, textMatches, wordsQuery } from '../../../platform/data/ranked-search.ts'

const { faqEntries } = tables

/** Question words, which carry no topic. */
const asking = new Set(
  'comment pourquoi quand combien quel quelle quels quelles puis peut peux faut faire fait'.split(' '),
)

/** A few dozen rows need no index. */
function faqStrata(typed: string[]): SearchStratum[] {
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

export const faqCollection: Collection = {
  name: 'faq',
  nouns: { one: 'an FAQ entry', many: 'FAQ entries' },
  table: tables.faqEntries,
  attributes: {
    question: text('question'),
    slug: text('slug'),
    topic: text('topic'),
    answer: html('answer'),
    position: number('position'),
    publishedAt: instant('publishedAt'),
    version: number('version'),
    ...dates,
  },
  relations: {},
  order: [{ attribute: 'position', descending: false }],
  publishable: true,
  strata: faqStrata,
  visible: publishedFor,
}
