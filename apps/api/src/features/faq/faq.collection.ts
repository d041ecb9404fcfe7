import { tables } from '@consoeurs/database'
import type { Collection } from '../../platform/collections/collection.ts'
import { dates, html, instant, number, publishedFor, text } from '../../platform/content/attributes.ts'
import { faqStrata } from './faq.search.ts'

export const faqCollection: Collection = {
  name: 'faq',
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
