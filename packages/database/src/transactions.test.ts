import { inTransaction, type OpenDatabase, openDatabase, prepared, readTogether } from '@consoeurs/database'
import { countRoundTrips } from '@consoeurs/test-support/counted-round-trips'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'

let database: OpenDatabase
let roundTrips: { count: number }

/** One connection, so that the next transaction finds what one leaves open. */
beforeEach(async () => {
  database = openDatabase({ embedded: { ...inject('postgres'), database: 'postgres' }, poolSize: 1 })
  roundTrips = countRoundTrips(database)
  await database.pool.query('create table if not exists written (word text unique)')
  await database.pool.query('delete from written')
  roundTrips.count = 0
})
afterEach(async () => {
  await database.pool.query('drop table written')
  await database.close()
})

const insert = (word: unknown) => sql`insert into written values (${word})`
const kept = async () =>
  (await database.pool.query<{ word: string }>('select word from written order by word')).rows.map(({ word }) => word)

it('sends independent statements together, BEGIN with the first and COMMIT with the last', async () => {
  const [counted, last] = await inTransaction(
    database.db,
    async (tx) => {
      const [, { rows }] = await Promise.all([
        tx.execute(insert('one')),
        tx.execute<{ words: string }>(sql`select count(*) as words from written where word <> ${''}`),
      ])
      return rows
    },
    (tx) => tx.execute(insert('two')),
  )
  expect(counted).toEqual([{ words: '1' }])
  expect(last.rowCount).toBe(1)
  expect(roundTrips.count).toBe(2)
  expect(await kept()).toEqual(['one', 'two'])
})

it('commits nothing if a statement sent with COMMIT fails in the database', async () => {
  const fails = inTransaction(
    database.db,
    (tx) => tx.execute(insert('twice')),
    (tx) => tx.execute(insert('twice')),
  )
  await expect(fails).rejects.toThrow()
  expect(await kept()).toEqual([])
})

it('commits nothing if a statement to be sent with COMMIT cannot be serialised', async () => {
  const work = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => tx.execute(insert('lost'))
  const unspeakable = { toPostgres: () => JSON.stringify(1n as unknown) }
  await expect(inTransaction(database.db, work, () => Promise.reject(new Error('no words')))).rejects.toThrow(
    'no words',
  )
  await expect(inTransaction(database.db, work, (tx) => tx.execute(insert(unspeakable)))).rejects.toThrow()
  expect(await kept()).toEqual([])
})

it('runs nothing after a statement that failed, and rejects each statement', async () => {
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

it('rejects with the error of the failed statement, not of those after it', async () => {
  const fails = inTransaction(database.db, (tx) => {
    // Blocks the event loop, so that both answers are read at once.
    process.nextTick(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100))
    const failed = tx.execute(sql`select 1 / ${0}::int`).execute()
    return Promise.all([failed.finally(() => undefined), tx.execute(insert('one')).execute()])
  })
  await expect(fails).rejects.toMatchObject({ cause: { message: 'division by zero' } })
})

it('rejects if a statement failed and its error was ignored', async () => {
  const careless = inTransaction(database.db, async (tx) => {
    await tx.execute(insert('lost'))
    await tx.execute(sql`select 1 / ${0}::int`).catch(() => undefined)
  })
  await expect(careless).rejects.toThrow('had failed')
  expect(await kept()).toEqual([])
})

it('rolls back if the work throws, and the next transaction is a new one', async () => {
  const write = (word: string, after: () => void) =>
    inTransaction(database.db, async (tx) => {
      await tx.execute(insert(word))
      after()
    })
  const fails = write('lost', () => {
    throw new Error('no')
  })
  await expect(fails).rejects.toThrow('no')
  await write('kept', () => undefined)
  expect(await kept()).toEqual(['kept'])
})

it('runs a prepared statement after its first use failed', async () => {
  const answer = prepared((db) =>
    db
      .select({ answer: sql<number>`12 / ${sql.placeholder('by')}::int` })
      .from(sql`(select 1) as one`)
      .prepare('answer'),
  )
  const divide = (by: number) => inTransaction(database.db, (tx) => answer(tx).execute({ by }))
  const afterAnError = inTransaction(database.db, (tx) =>
    Promise.all([tx.execute(sql`select 1 / ${0}::int`), answer(tx).execute({ by: 3 })]),
  )
  await expect(afterAnError).rejects.toThrow()
  await expect(divide(0)).rejects.toThrow()
  expect(await divide(4)).toEqual([{ answer: 3 }])
})

it('sends independent reads together', async () => {
  const ask = (word: string) => sql<{ word: string }>`select ${word} as word`
  const answers = await readTogether(database.db, (db) => ['one', 'two'].map((word) => db.execute(ask(word))))
  expect(answers.flatMap(({ rows }) => rows)).toEqual([{ word: 'one' }, { word: 'two' }])
  expect(roundTrips.count).toBe(1)
})

it('rejects if a read fails, after the others are answered', async () => {
  const outcomes: string[] = []
  const failing = readTogether(database.db, (db) => [
    db.execute(sql`select 1 / ${0}::int`),
    db.execute(sql`select ${2}`).then(() => outcomes.push('answered')),
  ])
  await expect(failing).rejects.toThrow()
  expect(outcomes).toEqual(['answered'])
  expect(await kept()).toEqual([])
})

it('reads in the transaction if there is one', async () => {
  await inTransaction(database.db, async (tx) => {
    await tx.execute(insert('mine'))
    const [answer] = await readTogether(tx, (db) => [db.execute(sql`select word from written`)])
    expect(answer?.rows).toEqual([{ word: 'mine' }])
  })
})
