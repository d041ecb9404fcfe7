import type { Queryable } from '@consoeurs/database'
import { getTableColumns, type SQL } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { SearchStratum } from '../data/ranked-search.ts'
import type { Viewer } from '../http/access.ts'

/** Strapi 4's entry. */
export interface Entry {
  id: number
  /** Strapi 5's; absent for a value, which has no address. */
  documentId?: string
  attributes: Record<string, unknown>
}

/** Decides the operators, and how operands are parsed. */
export type AttributeKind = 'text' | 'number' | 'boolean' | 'instant' | 'json' | 'document'

export interface Attribute {
  kind: AttributeKind
  /** Column name in the schema. */
  column: string
  /** Transforms the value for the response. */
  show?: (value: unknown) => unknown
}

export type Row = Record<string, unknown>

export interface CollectionReader {
  viewer: Viewer | null
  now: Date
  drafts: boolean
}

export type LinkedRelation =
  /** `column` of ours holds the related id. */
  | { kind: 'one'; collection: () => Collection; column: string }
  /** Through a join table; `place` is its column for the order. */
  | { kind: 'many'; collection: () => Collection; through: PgTable; from: string; to: string; place?: string }
  /** `column` of theirs holds our id. */
  | { kind: 'children'; collection: () => Collection; column: string }

export type Relation =
  | LinkedRelation
  /**
   * A picture or a person: no collection, and no filter but by `filter`. Complete unless fields are requested; `parts` are those
   * of its `fields` that `populate` names like relations.
   */
  | {
      kind: 'value'
      columns: string[]
      fields: readonly string[]
      parts?: readonly string[]
      load: (db: Queryable, rows: Row[], reader: CollectionReader) => Promise<Map<Row, Entry | null>>
      /** Its fields that filters may name, as a relation. */
      filter?: LinkedRelation
    }

/** By their names in the schema. */
export type Columns = Record<string, PgColumn>

/**
 * What programs may read of an entity (architecture §4). Attributes and relations are an allow list; anything else is
 * refused before the query.
 */
export interface Collection {
  /** Plural, as in `/api/articles`. */
  name: string
  /** English, for the API description: « an article », « articles ». */
  nouns: { one: string; many: string }
  table: PgTable
  attributes: Record<string, Attribute>
  relations: Record<string, Relation>
  /** Default order; the id breaks ties. */
  order: Array<{ attribute: string; descending: boolean }>
  publishable: boolean
  /** Search by `_q`, best first; without it the collection is not searchable. */
  strata?: (words: string[]) => SearchStratum[]
  /** Part of every query, also behind relations. */
  visible: (columns: Columns, reader: CollectionReader) => SQL | undefined
}

export const columnsOf = (table: PgTable): Columns => getTableColumns(table)

/** A query may join the same table twice. */
export const aliasTable = (table: PgTable, name: string): PgTable => alias(table, name) as unknown as PgTable

export function column(columns: Columns, name: string): PgColumn {
  const found = columns[name]
  if (found === undefined) throw new Error(`no column ${name}`)
  return found
}

export const idAttribute: Attribute = { kind: 'number', column: 'id' }
export const documentIdAttribute: Attribute = { kind: 'document', column: 'id' }

/** What a filter follows; undefined where it may not. */
export const filteredRelation = (relation: Relation | undefined): LinkedRelation | undefined =>
  relation?.kind === 'value' ? relation.filter : relation
