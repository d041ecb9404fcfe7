import { inTransaction, openDatabase, prepared } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'

let database: ReturnType<typeof openDatabase>

/** One connection, so that each transaction finds the queries prepared on it. */
beforeEach(() => {
  database = openDatabase({ embedded: { ...inject('postgres'), database: 'postgres' }, poolSize: 1 })
})
afterEach(() => database.close())

it('builds and plans a prepared query once per connection, over many transactions', async () => {
  let built = 0
  const nameOf = prepared((db) => {
    built++
    return db
      .select({ name: sql<string>`upper(${sql.placeholder('name')}::text)` })
      .from(sql`(select 1) as one`)
      .prepare('upper_name')
  })
  const said = (name: string) => inTransaction(database.db, (tx) => nameOf(tx).execute({ name }))
  expect([await said('inès'), await said('maud')]).toEqual([[{ name: 'INÈS' }], [{ name: 'MAUD' }]])
  expect(built).toBe(1)
  const { rows } = await database.pool.query(
    'select name, (generic_plans + custom_plans)::int as calls from pg_prepared_statements',
  )
  expect(rows).toEqual([{ name: 'upper_name', calls: 2 }])
})
