import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable } from './types.ts'

const dialect = new PgDialect()

/** Builds the SQL once per connection; varying values are placeholders. */
export function prepared<Query>(build: (db: Queryable) => Query): (db: Queryable) => Query {
  const built = new WeakMap<object, Query>()
  return (db) => {
    const { session } = db._
    const known = built.get(session)
    if (known !== undefined) return known
    const query = build(db)
    built.set(session, query)
    return query
  }
}

/** The viewer, or a placeholder for her id. */
export interface Asker {
  id: number | Placeholder
}

/** The same for raw SQL; rows keep the statement's column names. */
export function preparedStatement<Row>(name: string, statement: () => SQL) {
  return prepared((db) =>
    db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      dialect.sqlToQuery(statement()),
      undefined,
      name,
      false,
    ),
  )
}

/**
 * A literal limit: for a parameter, a prepared plan assumes a tenth of all rows. Drizzle's types only allow numbers.
 */
export const writtenLimit = (rows: number): number => sql`${rows}`.inlineParams() as unknown as number
