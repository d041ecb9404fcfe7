import { inTransaction, openDatabase } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'

let database: ReturnType<typeof openDatabase>

/** One connection, so that a leaked one is noticed at once. */
beforeEach(() => {
  database = openDatabase({ embedded: { ...inject('postgres'), database: 'postgres' }, poolSize: 1 })
})
afterEach(() => database.close())

const answers = () => inTransaction(database.db, (tx) => tx.execute<{ one: number }>(sql`select 1 as one`))

/** Breaks the next connection before its user notices. */
function breakNext(): void {
  database.pool.once('acquire', (client) => {
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  })
}

it('replaces a connection on which no transaction can begin', async () => {
  await answers()
  breakNext()
  await expect(answers()).rejects.toThrow()
  expect((await answers()).rows).toEqual([{ one: 1 }])
})

it('survives a connection that ends within a transaction', async () => {
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

it('does not reuse a connection after a query timed out', async () => {
  const client = await database.pool.connect()
  const slow = client.query({ text: 'select pg_sleep(60)', query_timeout: 1 } as { text: string })
  await expect(slow).rejects.toThrow('timeout')
  client.release()
  expect((await answers()).rows).toEqual([{ one: 1 }])
})
