import { rmSync } from 'node:fs'
import {
  migrationsBeforeBaseline,
  recordedMigrations,
  recordMigrations,
  withMigration,
} from '@consoeurs/test-support/migrations'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { DatabaseBeforeBaselineError, DatabaseTooNewError, knownMigrations, migrateDatabase } from './migrate.ts'
import { type OpenDatabase, openDatabase } from './open.ts'

const name = `migrate_${process.pid}`
let database: OpenDatabase

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeEach(async () => {
  await administer(`CREATE DATABASE ${name}`)
  database = openDatabase({ embedded: { ...inject('postgres'), database: name } })
})

afterEach(async () => {
  await database.close()
  await administer(`DROP DATABASE ${name}`)
})

const addUser = () =>
  database.pool.query(
    "INSERT INTO users (name, username, email, birthdate) VALUES ('Zoé', 'zoe', 'zoe@exemple.fr', '1990-01-01')",
  )
const users = async (columns: string) => (await database.pool.query(`SELECT ${columns} FROM users`)).rows

it('dates the baseline like migration 0049, and later migrations after it', () => {
  const known = knownMigrations()
  expect(known[0]).toBe(1795751319197)
  // Drizzle skips a migration that is not newer than the last one applied.
  expect(known).toEqual([...new Set(known)].sort((a, b) => a - b))
})

describe('a migration after the baseline', () => {
  let folder: string
  beforeEach(() => {
    folder = withMigration(`ALTER TABLE "users" ADD COLUMN "moon" text DEFAULT 'new' NOT NULL;`)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is skipped up to the schema of an older release, then applied once', async () => {
    const known = knownMigrations(folder)
    expect(await migrateDatabase(database.pool, { upTo: known.at(-2), folder })).toEqual({ applied: known.length - 1 })
    await addUser()
    expect(await migrateDatabase(database.pool, { folder })).toEqual({ applied: 1 })
    expect(await users('username, moon')).toEqual([{ username: 'zoe', moon: 'new' }])
    expect(await migrateDatabase(database.pool, { folder })).toEqual({ applied: 0 })
    expect(await recordedMigrations(database.pool)).toEqual(known)
  })

  it('is unknown to a release without it, which refuses the database', async () => {
    await migrateDatabase(database.pool, { folder })
    await expect(migrateDatabase(database.pool)).rejects.toThrow(DatabaseTooNewError)
    expect(await recordedMigrations(database.pool)).toEqual(knownMigrations(folder))
  })
})

describe('a database of the migrations that the baseline replaced', () => {
  const [baseline] = knownMigrations()
  const baselineHash = async () =>
    (await database.pool.query('SELECT hash FROM drizzle.__drizzle_migrations WHERE created_at = $1', [baseline])).rows

  it('is adopted with its rows if it has all of them', async () => {
    await migrateDatabase(database.pool, { upTo: baseline })
    const hash = await baselineHash()
    await addUser()
    await recordMigrations(database.pool, migrationsBeforeBaseline)
    expect(await migrateDatabase(database.pool)).toEqual({ applied: knownMigrations().length - 1 })
    expect(await recordedMigrations(database.pool)).toEqual(knownMigrations())
    expect(await baselineHash()).toEqual(hash)
    expect(await users('username')).toEqual([{ username: 'zoe' }])
  })

  it('is refused unchanged if it lacks one', async () => {
    await migrateDatabase(database.pool, { upTo: baseline })
    const older = migrationsBeforeBaseline.slice(0, -1)
    await recordMigrations(database.pool, older)
    await expect(migrateDatabase(database.pool)).rejects.toThrow(DatabaseBeforeBaselineError)
    expect(await recordedMigrations(database.pool)).toEqual(older)
  })
})
