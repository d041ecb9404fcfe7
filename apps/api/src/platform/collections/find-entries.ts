import type { Database, Queryable } from '@consoeurs/database'
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { inSearch, matchesAnyStratum, orderOfStrata } from '../data/ranked-search.ts'
import {
  aliasTable,
  type Collection,
  type CollectionReader,
  type Columns,
  column,
  columnsOf,
  type Entry,
  type LinkedRelation,
  type Row,
} from './collection.ts'
import { belongs, columnOf, conditionSql, createAliases, orderSql, relatedOrderSql } from './conditions.ts'
import { documentIdOf } from './document-id.ts'
import { attributeOf } from './read-filters.ts'
import type { CollectionQuery } from './read-query.ts'

export interface EntriesResult {
  entries: Entry[]
  /** Null where no count was requested. */
  total: number | null
}

function selection(collection: Collection, columns: Columns, { fields, populate }: CollectionQuery): Columns {
  const wanted = new Set(['id', ...fields.map((name) => attributeOf(collection, name)?.column ?? name)])
  for (const name of Object.keys(populate)) {
    const relation = collection.relations[name]
    if (relation?.kind === 'one') wanted.add(relation.column)
    if (relation?.kind === 'value') for (const needed of relation.columns) wanted.add(needed)
  }
  return Object.fromEntries([...wanted].map((name) => [name, column(columns, name)]))
}

function isShown(collection: Collection, fields: string[], row: Row): Record<string, unknown> {
  const attributes: Record<string, unknown> = {}
  for (const name of fields) {
    const attribute = attributeOf(collection, name)
    if (attribute === undefined || attribute.column === 'id') continue
    const value = row[attribute.column]
    const plain = value instanceof Date ? value.toISOString() : value
    attributes[name] = attribute.show === undefined ? plain : attribute.show(plain)
  }
  return attributes
}

interface EntriesContext {
  db: Queryable
  reader: CollectionReader
}

const idOf = (row: Row) => Number(row.id)

/** Related rows in the requested order, at most `collectionLimits.related` for each row. */
async function findRelated(
  { db, reader }: EntriesContext,
  { relation, ours, ids, query }: { relation: LinkedRelation; ours: Collection; ids: number[]; query: CollectionQuery },
): Promise<Array<{ of: number; row: Row }>> {
  const names = createAliases()
  const other = relation.collection()
  const [parents, children] = [aliasTable(ours.table, names()), aliasTable(other.table, names())]
  const [parent, child] = [columnsOf(parents), columnsOf(children)]
  const asked = query.where && conditionSql({ collection: other, columns: child, reader, names }, query.where)
  const order = sql.join(relatedOrderSql(relation, { ours: parent, theirs: child, names }, query.order), sql`, `)
  const ranked = db
    .select({
      ...selection(other, child, query),
      of: sql<number>`${column(parent, 'id')}`.mapWith(Number).as('of'),
      place: sql<number>`row_number() over (partition by ${column(parent, 'id')} order by ${order})`.as('place'),
    })
    .from(parents)
    .innerJoin(children, belongs(relation, parent, child, names))
    .where(and(inArray(column(parent, 'id'), ids), other.visible(child, reader), asked ?? undefined))
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${query.page.limit}`)
    .orderBy(ranked.of, ranked.place)
  return rows.map(({ of, place: _place, ...row }) => ({ of, row }))
}

const reduced = (value: Entry | null, fields: string[]): Entry | null =>
  value && {
    id: value.id,
    attributes: Object.fromEntries(Object.entries(value.attributes).filter(([name]) => fields.includes(name))),
  }

async function populateOne(
  asking: EntriesContext,
  collection: Collection,
  name: string,
  { rows, query }: { rows: Row[]; query: CollectionQuery },
) {
  const relation = collection.relations[name]
  if (relation === undefined) throw new Error(`no relation ${name}`)
  if (relation.kind === 'value') {
    const values = await relation.load(asking.db, rows, asking.reader)
    return (row: Row) => ({ data: reduced(values.get(row) ?? null, query.fields) })
  }
  const found = await findRelated(asking, { relation, ours: collection, ids: rows.map(idOf), query })
  const entries = await entriesOf(
    asking,
    relation.collection(),
    query,
    found.map(({ row }) => row),
  )
  const byParent = Map.groupBy(
    entries.map((entry, at) => ({ of: found[at]?.of, entry })),
    ({ of }) => of,
  )
  return (row: Row) => {
    const theirs = (byParent.get(idOf(row)) ?? []).map(({ entry }) => entry)
    return { data: relation.kind === 'one' ? (theirs[0] ?? null) : theirs }
  }
}

async function entriesOf(
  asking: EntriesContext,
  collection: Collection,
  query: CollectionQuery,
  rows: Row[],
): Promise<Entry[]> {
  const parts = rows.length === 0 ? [] : Object.entries(query.populate)
  const populated = await Promise.all(
    parts.map(
      async ([name, asked]) => [name, await populateOne(asking, collection, name, { rows, query: asked })] as const,
    ),
  )
  return rows.map((row) => ({
    id: idOf(row),
    documentId: documentIdOf(collection.name, idOf(row)),
    attributes: {
      ...isShown(collection, query.fields, row),
      ...Object.fromEntries(populated.map(([name, of]) => [name, of(row)])),
    },
  }))
}

const conditionsOf = (
  collection: Collection,
  columns: Columns,
  query: CollectionQuery,
  reader: CollectionReader,
): SQL | undefined =>
  and(
    collection.visible(columns, reader),
    query.where === null
      ? undefined
      : conditionSql({ collection, columns, reader, names: createAliases() }, query.where),
    query.words === null ? undefined : matchesAnyStratum(column(columns, 'id'), strataOf(collection, query.words)),
  )

const strataOf = ({ strata }: Collection, words: string[]) => (words.length === 0 ? [] : (strata?.(words) ?? []))

function ordered(collection: Collection, columns: Columns, { order, words, ranked }: CollectionQuery): SQL[] {
  const asked = orderSql(collection, columns, order)
  const strata = words === null || !ranked ? [] : strataOf(collection, words)
  return strata.length === 0 ? asked : [...orderOfStrata(strata), ...asked]
}

export async function findEntries(
  db: Database,
  collection: Collection,
  query: CollectionQuery,
  reader: CollectionReader,
): Promise<EntriesResult> {
  const columns = columnsOf(collection.table)
  const where = conditionsOf(collection, columns, query, reader)
  const { start, limit, withCount } = query.page
  const read = async (from: Queryable) => {
    const rows: Row[] = await from
      .select(selection(collection, columns, query))
      .from(collection.table)
      .where(where)
      .orderBy(...ordered(collection, columns, query))
      .limit(limit)
      .offset(start)
    return { rows, total: withCount ? await from.$count(collection.table, where) : null }
  }
  const { rows, total } = query.words === null ? await read(db) : await inSearch(db, query.words, read)
  return { entries: await entriesOf({ db, reader }, collection, query, rows), total }
}

/** Null where the reader may see none. */
export async function findEntry(
  db: Queryable,
  collection: Collection,
  { id, query, reader }: { id: number; query: CollectionQuery; reader: CollectionReader },
): Promise<Entry | null> {
  const columns = columnsOf(collection.table)
  const rows: Row[] = await db
    .select(selection(collection, columns, query))
    .from(collection.table)
    .where(and(eq(columnOf(collection, columns, 'id'), id), conditionsOf(collection, columns, query, reader)))
  const [entry] = await entriesOf({ db, reader }, collection, query, rows)
  return entry ?? null
}

/** Published once, then deleted: the response is 410 (RFC 9110, 15.5.11). */
export async function isGone(db: Queryable, collection: Collection, id: number): Promise<boolean> {
  if (!collection.publishable) return false
  const columns = columnsOf(collection.table)
  const wasThere = and(isNotNull(column(columns, 'deletedAt')), isNotNull(column(columns, 'publishedAt')))
  return (await db.$count(collection.table, and(eq(column(columns, 'id'), id), wasThere))) > 0
}
