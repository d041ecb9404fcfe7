import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import { instant, text } from '../../../platform/collections/attributes.ts'
import {
  type Collection,
  type CollectionReader,
  column,
  type Entry,
  type Relation,
  type Row,
} from '../../../platform/collections/collection.ts'
import { fileSelection, pictureAttributes, pictureFields } from '../../foundation/files/public.ts'
import { communityStrata } from './communities.search.ts'
import { asAccess, asRole } from './communities.subject.ts'
import { showsPictures } from './communities.views.ts'
import { communityVisibleTo } from './communities.visible.ts'

const { communities, communityMembers, files } = tables

async function rolesIn(db: Queryable, { viewer }: CollectionReader, ids: number[]): Promise<Map<number, string>> {
  if (viewer === null || ids.length === 0) return new Map()
  const rows = await db
    .select({ id: communityMembers.communityId, role: communityMembers.role })
    .from(communityMembers)
    .where(and(eq(communityMembers.userId, viewer.id), inArray(communityMembers.communityId, ids)))
  return new Map(rows.map(({ id, role }) => [id, role]))
}

const picture = (name: 'avatarId' | 'coverId'): Relation => ({
  kind: 'value',
  columns: ['id', 'access', name],
  fields: pictureFields,
  load: async (db, rows, reader) => {
    const ids = rows.flatMap(({ [name]: id }) => (typeof id === 'number' ? [id] : []))
    const [found, roles] = await Promise.all([
      ids.length === 0 ? [] : db.select(fileSelection).from(files).where(inArray(files.id, ids)),
      rolesIn(
        db,
        reader,
        rows.map(({ id }) => Number(id)),
      ),
    ])
    const byId = new Map(found.map((file) => [file.id, file]))
    const entryOf = ({ id, access, [name]: fileId }: Row): Entry | null => {
      const file = byId.get(Number(fileId))
      const role = asRole(roles.get(Number(id)) ?? null)
      if (file === undefined || !showsPictures({ access: asAccess(String(access)), role })) return null
      return { id: file.id, attributes: pictureAttributes(file, '') }
    }
    return new Map(rows.map((row) => [row, entryOf(row)]))
  },
})

/**
 * No member names or counts: both depend on the reader, and filtering by a count would reveal blocks.
 * @param rooms refers back to this collection
 */
export const communitiesCollection = (rooms: Relation): Collection => ({
  name: 'communities',
  nouns: { one: 'a community', many: 'communities' },
  table: communities,
  attributes: {
    slug: text('slug'),
    name: text('name'),
    tagline: text('tagline'),
    description: text('description'),
    rules: text('rules'),
    access: text('access'),
    questions: { kind: 'json', column: 'questions' },
    archivedAt: instant('archivedAt'),
    createdAt: instant('createdAt'),
    updatedAt: instant('changedAt'),
  },
  relations: { avatar: picture('avatarId'), cover: picture('coverId'), rooms },
  order: [{ attribute: 'memberCount', descending: true }],
  publishable: false,
  strata: communityStrata,
  visible: (columns, { viewer }) =>
    communityVisibleTo(viewer, {
      id: column(columns, 'id'),
      access: column(columns, 'access'),
      archivedAt: column(columns, 'archivedAt'),
      kind: column(columns, 'kind'),
    }),
})
