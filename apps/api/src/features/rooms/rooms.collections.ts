import { tables } from '@consoeurs/database'
import { type Collection, column } from '../../platform/collections/collection.ts'
import { flag, instant, number, text } from '../../platform/content/attributes.ts'
import { communitiesCollection as communitiesWith } from '../communities/public.ts'
import { roomVisibleTo } from './rooms.visible.ts'

/** Rooms by their doors; what is said there, and when, is read by who is in. */
export const roomsCollection: Collection = {
  name: 'rooms',
  table: tables.rooms,
  attributes: {
    slug: text('slug'),
    name: text('name'),
    topic: text('topic'),
    position: number('position'),
    archived: flag('archived'),
    createdAt: instant('createdAt'),
    updatedAt: instant('changedAt'),
  },
  relations: { community: { kind: 'one', collection: () => communitiesCollection, column: 'communityId' } },
  order: [{ attribute: 'position', descending: false }],
  publishable: false,
  visible: (columns, { viewer }) => roomVisibleTo(viewer, column(columns, 'communityId')),
}

/** Communities and rooms lead to each other: both stand where both are known. */
export const communitiesCollection: Collection = communitiesWith({
  kind: 'children',
  collection: () => roomsCollection,
  column: 'communityId',
})
