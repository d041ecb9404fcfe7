import { type OpenDatabase, openDatabase, queriesWaiting } from '@consoeurs/database'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { countMessages } from './counted-messages.ts'

let database: OpenDatabase
let messages: { count: number }

beforeEach(async () => {
  database = openDatabase({ embedded: { ...inject('postgres'), database: 'postgres' }, poolSize: 1 })
  messages = countMessages(database)
  await database.pool.query('create table gathered (word text)')
})
afterEach(async () => {
  await database.pool.query('drop table gathered')
  await database.close()
})

const read = (word: string) => database.pool.query<{ word: string }>({ text: 'select $1::text as word' }, [word])
const worded = async (asked: Promise<pg.QueryResult<{ word: string }>>) => (await asked).rows[0]?.word
const divide = (by: number) => database.pool.query({ text: 'select 1 / $1::int' }, [by])
const keep = (word: string) => database.pool.query({ text: 'insert into gathered values ($1)' }, [word])

/** What is asked while the only connection is lent out, and how many messages it took once it came back. */
async function whileLentOut<T>(ask: () => Promise<T>[]): Promise<{ answers: PromiseSettledResult<T>[]; took: number }> {
  const lent = await database.pool.connect()
  messages.count = 0
  const asked = Promise.allSettled(ask())
  lent.release()
  return { answers: await asked, took: messages.count }
}

it('asks each by itself as long as there is a connection for it', async () => {
  expect(await worded(read('one'))).toBe('one')
  messages.count = 0
  await read('two')
  await read('three')
  expect(messages.count).toBe(2)
})

it('asks those that waited for a connection together, each answered as if alone', async () => {
  const words = ['one', 'two', 'three', 'four', 'five']
  const { answers, took } = await whileLentOut(() => words.map((word) => worded(read(word))))
  expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value)).toEqual(words)
  expect(took).toBe(1)
})

it('asks no more than eight at once, and all of them in the end', async () => {
  const words = Array.from({ length: 20 }, (_, n) => `word ${n}`)
  const { answers, took } = await whileLentOut(() => words.map((word) => worded(read(word))))
  expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value)).toEqual(words)
  expect(took).toBe(3)
})

it('counts each that waits', async () => {
  const lent = await database.pool.connect()
  const asked = [...Array.from({ length: 9 }, (_, n) => read(`word ${n}`)), keep('one')]
  expect(queriesWaiting(database.pool)).toBe(10)
  lent.release()
  await Promise.all(asked)
  expect(queriesWaiting(database.pool)).toBe(0)
})

it('lets one that fails fail alone', async () => {
  const { answers } = await whileLentOut<unknown>(() => [
    worded(read('before')),
    divide(0),
    worded(read('behind')),
    divide(1),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  const [, failed] = answers
  expect(failed?.status === 'rejected' && failed.reason).toBeInstanceOf(pg.DatabaseError)
  expect(await worded(read('the connection lives'))).toBe('the connection lives')
})

it('takes no write along with others, which would wait for the disk with it', async () => {
  const { answers, took } = await whileLentOut(() => [keep('one'), divide(0), keep('two')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(took).toBe(3)
  const { rows } = await database.pool.query('select word from gathered order by word')
  expect(rows).toEqual([{ word: 'one' }, { word: 'two' }])
})

it('does anew what was undone with the one that failed', async () => {
  await database.pool.query(`create function keep_word(word text) returns text language sql
    as 'insert into gathered values (word) returning word'`)
  const call = (word: string) => database.pool.query({ text: 'select keep_word($1)' }, [word])
  const { answers } = await whileLentOut(() => [call('one'), divide(0), call('two')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const { rows } = await database.pool.query('select word from gathered order by word')
  expect(rows).toEqual([{ word: 'one' }, { word: 'two' }])
  await database.pool.query('drop function keep_word')
})

it('tells each that waits when no connection comes', async () => {
  const lent = await database.pool.connect()
  vi.spyOn(database.pool, 'connect').mockImplementationOnce(() => Promise.reject(new Error('no connection')))
  const asked = await Promise.allSettled([read('one'), read('two')])
  lent.release()
  expect(asked).toMatchObject([{ reason: { message: 'no connection' } }, { reason: { message: 'no connection' } }])
  expect(await worded(read('three'))).toBe('three')
})
