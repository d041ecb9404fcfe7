import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Queryable } from './types.ts'

const dialect = new PgDialect()

/**
 * A query that is asked all the time: put into words once for a connection instead of at every call. What differs from
 * call to call is a placeholder.
 */
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

/** Who asks: a member, or the place for her id where the query is prepared. */
export interface Asker {
  id: number | Placeholder
}

/** The same for a statement in SQL of ours; its rows come by the names that it gives them, as the driver reads them. */
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
 * A limit that PostgreSQL reads in the statement: of one that comes with each call it assumes a tenth of all rows when it
 * plans a prepared statement once for all. Drizzle's builder takes any expression there; its types know numbers alone.
 */
export const writtenLimit = (rows: number): number => sql`${rows}`.inlineParams() as unknown as number
