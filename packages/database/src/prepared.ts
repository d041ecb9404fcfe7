import type { Queryable } from './types.ts'

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
