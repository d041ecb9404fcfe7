import { inTransaction, type OpenDatabase, openDatabase, readTogether } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { countMessages } from './counted-messages.ts'

let database: OpenDatabase
let messages: { count: number }

/** One connection only: what one transaction leaves open, the next one finds. */
beforeEach(async () => {
  database = openDatabase({ embedded: { ...inject('postgres'), database: 'postgres' }, poolSize: 1 })
  messages = countMessages(database)
  await database.pool.query('create table if not exists batched (word text unique)')
  await database.pool.query('delete from batched')
  messages.count = 0
})
afterEach(async () => {
  await database.pool.query('drop table batched')
  await database.close()
})

const insert = (word: unknown) => sql`insert into batched values (${word})`
const kept = async () =>
  (await database.pool.query<{ word: string }>('select word from batched order by word')).rows.map(({ word }) => word)

it('sends what does not wait for one another together, BEGIN with the first and COMMIT with the last', async () => {
  const [counted, last] = await inTransaction(
    database.db,
    async (tx) => {
      const [, { rows }] = await Promise.all([
        tx.execute(insert('one')),
        tx.execute<{ words: string }>(sql`select count(*) as words from batched where word <> ${''}`),
      ])
      return rows
    },
    (tx) => tx.execute(insert('two')),
  )
  expect(counted).toEqual([{ words: '1' }])
  expect(last.rowCount).toBe(1)
  expect(messages.count).toBe(2)
  expect(await kept()).toEqual(['one', 'two'])
})

it('commits nothing where what leaves with the commit fails in the database', async () => {
  const fails = inTransaction(
    database.db,
    (tx) => tx.execute(insert('twice')),
    (tx) => tx.execute(insert('twice')),
  )
  await expect(fails).rejects.toThrow()
  expect(await kept()).toEqual([])
})

it('commits nothing where what is to leave with the commit cannot be put into words', async () => {
  const work = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => tx.execute(insert('lost'))
  const unspeakable = { toPostgres: () => JSON.stringify(1n as unknown) }
  await expect(inTransaction(database.db, work, () => Promise.reject(new Error('no words')))).rejects.toThrow(
    'no words',
  )
  await expect(inTransaction(database.db, work, (tx) => tx.execute(insert(unspeakable)))).rejects.toThrow()
  expect(await kept()).toEqual([])
})

it('runs nothing of a message after the statement that failed, and tells each why', async () => {
  let told: PromiseSettledResult<unknown>[] = []
  const fails = inTransaction(database.db, async (tx) => {
    const asked = [tx.execute(insert('one')), tx.execute(sql`select 1 / ${0}::int`), tx.execute(insert('two'))]
    told = await Promise.allSettled(asked)
    await tx.execute(insert('three'))
  })
  await expect(fails).rejects.toThrow()
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await kept()).toEqual([])
})

it('does not pass for committed where a statement had failed and nobody minded', async () => {
  const careless = inTransaction(database.db, async (tx) => {
    await tx.execute(insert('lost'))
    await tx.execute(sql`select 1 / ${0}::int`).catch(() => undefined)
  })
  await expect(careless).rejects.toThrow('had failed')
  expect(await kept()).toEqual([])
})

it('asks a statement again that was not run because another failed, under its name', async () => {
  const divide = (by: number) => sql`select 12 / ${by}::int as answer`
  const both = (by: number) =>
    inTransaction(database.db, (tx) => Promise.all([tx.execute(divide(by)), tx.execute(insert(`by ${by}`))]))
  for (let times = 0; times < 4; times++) {
    await both(3)
    await database.pool.query('delete from batched')
  }
  for (let times = 0; times < 3; times++) await expect(both(0)).rejects.toThrow()
  await both(4)
  expect(await kept()).toEqual(['by 4'])
})

it('says nothing to the database for a transaction in which nothing is asked', async () => {
  await inTransaction(database.db, () => Promise.resolve())
  await expect(inTransaction(database.db, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(messages.count).toBe(0)
})

it('sends reads that do not wait for one another together, and what comes after them alone', async () => {
  const ask = (word: string) => sql<{ word: string }>`select ${word} as word`
  const answers = await readTogether(database.db, (db) => ['one', 'two'].map((word) => db.execute(ask(word))))
  expect(answers.flatMap(({ rows }) => rows)).toEqual([{ word: 'one' }, { word: 'two' }])
  expect(messages.count).toBe(1)
  await Promise.all(['three', 'four'].map((word) => database.db.execute(ask(word))))
  expect(messages.count).toBe(3)
})

it('gives the connection back whole where one of the reads fails', async () => {
  const failing = readTogether(database.db, (db) => [db.execute(sql`select ${1} / 0`), db.execute(sql`select ${2}`)])
  await expect(failing).rejects.toThrow()
  expect(await kept()).toEqual([])
})

it('reads in the transaction where there is one', async () => {
  await inTransaction(database.db, async (tx) => {
    await tx.execute(insert('mine'))
    const [answer] = await readTogether(tx, (db) => [db.execute(sql`select word from batched`)])
    expect(answer?.rows).toEqual([{ word: 'mine' }])
  })
})
