import { tables } from '@consoeurs/database'
import { flag, instant, number, text } from '../../../platform/collections/attributes.ts'
import { type Collection, column } from '../../../platform/collections/collection.ts'
import { communitiesCollection as communitiesWith } from '../../publishing/communities/public.ts'
import { roomVisibleTo } from './rooms.visible.ts'

/** Names and topics only: messages and their times are for members. */
export const roomsCollection: Collection = {
  name: 'rooms',
  nouns: { one: 'a room', many: 'rooms' },
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

/** Here because communities and rooms refer to each other. */
export const communitiesCollection: Collection = communitiesWith({
  kind: 'children',
  collection: () => roomsCollection,
  column: 'communityId',
})
