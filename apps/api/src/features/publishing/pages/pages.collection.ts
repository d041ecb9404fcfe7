import { tables } from '@consoeurs/database'
import { html, published, publishedFor, text } from '../../../platform/collections/attributes.ts'
import type { Collection } from '../../../platform/collections/collection.ts'

export const pagesCollection: Collection = {
  name: 'pages',
  nouns: { one: 'a page', many: 'pages' },
  table: tables.pages,
  attributes: { title: text('title'), slug: text('slug'), body: html('body'), ...published },
  relations: {},
  order: [{ attribute: 'title', descending: false }],
  publishable: true,
  visible: publishedFor,
}
