import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { knownMigrations, migrateDatabase } from './migrate.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

const name = `migrate_${process.pid}`
let database: OpenDatabase

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  await administer(`CREATE DATABASE ${name}`)
  database = openDatabase({ embedded: { ...inject('postgres'), database: name } })
})

afterAll(async () => {
  await database.close()
  await administer(`DROP DATABASE ${name}`)
})

it('stops at the schema of an older release, and goes on from there', async () => {
  const known = knownMigrations()
  expect(known.length).toBeGreaterThan(1)
  expect(await migrateDatabase(database.pool, { upTo: known[0] })).toEqual({ applied: 1 })
  expect(await migrateDatabase(database.pool)).toEqual({ applied: known.length - 1 })
  expect(await migrateDatabase(database.pool)).toEqual({ applied: 0 })
})
