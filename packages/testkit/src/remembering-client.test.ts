import { inTransaction, openDatabase, prepared } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'

let database: ReturnType<typeof openDatabase>

/** One connection only: what was prepared lies on it. */
beforeEach(() => {
  database = openDatabase({ embedded: { ...inject('postgres'), database: 'postgres' }, poolSize: 1 })
})
afterEach(() => database.close())

async function preparedStatements(): Promise<string[]> {
  const { rows } = await database.pool.query<{ statement: string }>('select statement from pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

it('has the database keep the plan of what is asked all the time, and answers as before', async () => {
  const ask = (number: number) => database.db.execute<{ answer: number }>(sql`select ${number}::int + 1 as answer`)
  const answers: unknown[] = []
  for (let number = 0; number < 10; number++) answers.push((await ask(number)).rows[0]?.answer)
  expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await preparedStatements()).toEqual(['select $1::int + 1 as answer'])
})

it('keeps nothing of what is asked once', async () => {
  await database.db.execute(sql`select ${1}::int as once`)
  expect(await preparedStatements()).toEqual([])
})

it('lives on when a statement that has a name fails', async () => {
  const divide = (by: number) => database.db.execute<{ answer: number }>(sql`select 12 / ${by}::int as answer`)
  for (let times = 0; times < 10; times++) await divide(3)
  await expect(divide(0)).rejects.toThrow()
  expect((await divide(4)).rows).toEqual([{ answer: 3 }])
})

it('puts a prepared query into words once for a connection, in as many transactions as there are', async () => {
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
})

it('keeps nothing of a transaction that failed, and the next one is not in it', async () => {
  await database.pool.query('create table if not exists kept (word text)')
  await database.pool.query('delete from kept')
  const write = (word: string, then: () => void) =>
    inTransaction(database.db, async (tx) => {
      await tx.execute(sql`insert into kept values (${word})`)
      then()
    })
  const fails = write('lost', () => {
    throw new Error('no')
  })
  await expect(fails).rejects.toThrow('no')
  await write('kept', () => undefined)
  expect((await database.pool.query('select word from kept')).rows).toEqual([{ word: 'kept' }])
  await database.pool.query('drop table kept')
})
