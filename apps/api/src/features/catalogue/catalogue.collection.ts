import { tables } from '@consoeurs/database'
import type { Collection } from '../../platform/collections/collection.ts'
import { flag, number, text } from '../../platform/content/attributes.ts'

const everyone = () => undefined

/** Entries are a component of their group: they are asked for with it, and have no address of their own. */
const entries: Collection = {
  name: 'notification entries',
  table: tables.catalogueEntries,
  attributes: {
    index: number('index'),
    value: text('value'),
    label: text('label'),
    inApp: flag('inApp'),
    push: flag('push'),
    always: flag('always'),
  },
  relations: {},
  order: [{ attribute: 'index', descending: false }],
  publishable: false,
  visible: everyone,
}

/** The catalogue of notifications by groups (specification §3, §7): a group is nothing without its entries. */
export const catalogueCollection: Collection = {
  name: 'notification',
  table: tables.catalogueGroups,
  attributes: { name: text('section'), section: text('section'), label: text('label') },
  relations: {
    entries: { kind: 'children', collection: () => entries, column: 'section', of: 'section', component: true },
  },
  comesWith: ['entries'],
  order: [{ attribute: 'position', descending: false }],
  publishable: false,
  visible: everyone,
}
