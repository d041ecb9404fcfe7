import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import journal from '../migrations/meta/_journal.json' with { type: 'json' }
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

beforeEach(async () => {
  await administer(`CREATE DATABASE ${name}`)
  database = openDatabase({ embedded: { ...inject('postgres'), database: name } })
})

afterEach(async () => {
  await database.close()
  await administer(`DROP DATABASE ${name}`)
})

/** The schema as it was before a migration. */
async function comesBefore(what: string): Promise<void> {
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(what))
  await migrateDatabase(database.pool, { upTo: knownMigrations()[at - 1] ?? 0 })
}

const rowsOf = async (query: string) => (await database.pool.query(query)).rows

it('stops at the schema of an older release, and goes on from there', async () => {
  const known = knownMigrations()
  expect(known.length).toBeGreaterThan(1)
  expect(await migrateDatabase(database.pool, { upTo: known[0] })).toEqual({ applied: 1 })
  expect(await migrateDatabase(database.pool)).toEqual({ applied: known.length - 1 })
  expect(await migrateDatabase(database.pool)).toEqual({ applied: 0 })
})

it('gives the groups of the catalogue a table of their own, as they stood and as they were called', async () => {
  await comesBefore('catalogue-groups')
  await database.pool.query(`
    INSERT INTO catalogue_entries (section, section_label, section_position, index, value, label, in_app, push) VALUES
      ('profil', 'Ton profil', 1, 1, 'honneur', 'Un honneur', true, true),
      ('messages', 'Lettres', 0, 0, 'message', 'Un message', true, true),
      ('profil', 'Ton profil', 1, 0, 'visite', 'Une visite', true, false)`)
  await database.pool.query(`INSERT INTO communities (slug, name) VALUES ('ouvert', 'Ouvert')`)
  await migrateDatabase(database.pool)
  expect(await rowsOf('SELECT id::int, section, label, position FROM catalogue_groups ORDER BY id')).toEqual([
    { id: 1, section: 'messages', label: 'Lettres', position: 0 },
    { id: 2, section: 'profil', label: 'Ton profil', position: 1 },
  ])
  expect(await rowsOf('SELECT count(*)::int AS kept FROM catalogue_entries')).toEqual([{ kept: 3 }])
  expect(await rowsOf('SELECT changed_at = created_at AS same FROM communities')).toEqual([{ same: true }])
})
