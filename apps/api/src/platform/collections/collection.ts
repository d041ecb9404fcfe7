import type { Queryable } from '@consoeurs/database'
import { getTableColumns, type SQL } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Viewer } from '../access.ts'
import type { SearchStratum } from '../ranked-search.ts'

/** Strapi 4's entry. */
export interface Entry {
  id: number
  attributes: Record<string, unknown>
}

/** What kind of value it is: decides which operators it answers to, and how what is compared with it is read. */
export type AttributeKind = 'text' | 'number' | 'boolean' | 'instant' | 'json'

export interface Attribute {
  kind: AttributeKind
  /** The table's name for it, as the schema writes it. */
  column: string
  /** What leaves the server instead of what the column holds. */
  show?: (value: unknown) => unknown
}

/** A row as it was read: the attributes' columns, and those that relations hang on. */
export type Row = Record<string, unknown>

/** Who reads, when, and whether drafts are among what she may see. */
export interface Reader {
  viewer: Viewer | null
  now: Date
  drafts: boolean
}

export type Relation =
  /** One of another collection: `column` of ours holds its id. */
  | { kind: 'one'; collection: () => Collection; column: string }
  /** Several of another collection, by a table between the two; `place` is its column that orders them. */
  | { kind: 'many'; collection: () => Collection; through: PgTable; from: string; to: string; place?: string }
  /**
   * Several of another collection: `column` of theirs holds our id, or what `of` of ours holds. As a component they are
   * shown as Strapi shows those: a list of their attributes, without ids.
   */
  | { kind: 'children'; collection: () => Collection; column: string; of?: string; component?: true }
  /**
   * What is no collection: a picture, a person. It is shown and not searched. It comes whole where nothing else is asked;
   * `parts` are those of its `fields` that are brought along by name, as a relation would be.
   */
  | {
      kind: 'value'
      columns: string[]
      fields: readonly string[]
      parts?: readonly string[]
      load: (db: Queryable, rows: Row[], reader: Reader) => Promise<Map<Row, Entry | null>>
    }

/** Columns of a table or of its alias, by the names of the schema. */
export type Columns = Record<string, PgColumn>

/**
 * What of a noun programs may read (architecture §4): attributes and relations are a white list, anything else is
 * refused before it reaches the database.
 */
export interface Collection {
  /** Plural, as in its address: `/api/articles`. */
  name: string
  table: PgTable
  attributes: Record<string, Attribute>
  relations: Record<string, Relation>
  /** Relations that come along where no `populate` says otherwise. */
  comesWith?: string[]
  /** Where no order is asked for; the id decides between equals. */
  order: Array<{ attribute: string; descending: boolean }>
  /** Has drafts, for those who may ask for them. */
  publishable: boolean
  /** What words find of it, best first (`_q`); without this it is not searched. */
  strata?: (words: string[]) => SearchStratum[]
  /** Who may see which of them: stands in every query, behind every relation too. */
  visible: (columns: Columns, reader: Reader) => SQL | undefined
}

export const columnsOf = (table: PgTable): Columns => getTableColumns(table)

/** The same table under a name of its own: a query may come by it twice. */
export const another = (table: PgTable, name: string): PgTable => alias(table, name) as unknown as PgTable

export function column(columns: Columns, name: string): PgColumn {
  const found = columns[name]
  if (found === undefined) throw new Error(`no column ${name}`)
  return found
}

/** Every entry has these, whatever its collection. */
export const idAttribute: Attribute = { kind: 'number', column: 'id' }
