import { inTransaction, openDatabase } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'

let database: ReturnType<typeof openDatabase>

/** One connection only: whatever is not given back is missed at once. */
beforeEach(() => {
  database = openDatabase({ embedded: { ...inject('postgres'), database: 'postgres' }, poolSize: 1 })
})
afterEach(() => database.close())

const answers = () => inTransaction(database.db, (tx) => tx.execute<{ one: number }>(sql`select 1 as one`))

/** The next connection that is lent is broken, and nobody knows yet. */
function breakNext(): void {
  database.pool.once('acquire', (client) => {
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  })
}

it('gets a connection back whose transaction could not even begin', async () => {
  await answers()
  breakNext()
  await expect(answers()).rejects.toThrow()
  expect((await answers()).rows).toEqual([{ one: 1 }])
})

it('lives on when a connection dies between two words of a transaction', async () => {
  const other = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await other.connect()
  const died = inTransaction(database.db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await other.query('select pg_terminate_backend($1, 10000)', [rows[0]?.pid])
    await tx.execute(sql`select 1`)
  })
  await expect(died).rejects.toThrow()
  await other.end()
  expect((await answers()).rows).toEqual([{ one: 1 }])
})

it('never lends a connection again that still owes an answer', async () => {
  const client = await database.pool.connect()
  const slow = client.query({ text: 'select pg_sleep(60)', query_timeout: 1 } as { text: string })
  await expect(slow).rejects.toThrow('timeout')
  client.release()
  expect((await answers()).rows).toEqual([{ one: 1 }])
})
