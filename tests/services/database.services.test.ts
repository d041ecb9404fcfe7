import { randomUUID } from 'node:crypto'
import { migrateDatabase, type OpenDatabase, openDatabase } from '@consoeurs/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const server = 'postgres://postgres@127.0.0.1:5432'
const name = `services_${randomUUID().replaceAll('-', '')}`

let maintenance: OpenDatabase
let database: OpenDatabase

beforeAll(async () => {
  maintenance = openDatabase({ url: `${server}/postgres`, poolSize: 1 })
  await maintenance.pool.query(`CREATE DATABASE ${name}`)
  database = openDatabase({ url: `${server}/${name}` })
})

afterAll(async () => {
  await database?.close()
  await maintenance?.pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await maintenance?.close()
})

describe('an external PostgreSQL', () => {
  it('is migrated once, however many processes start on it concurrently', async () => {
    const starts = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.pool)))
    const applied = starts.map((start) => start.applied).sort((a, b) => b - a)
    expect(applied[0]).toBeGreaterThan(0)
    expect(applied.slice(1)).toEqual([0, 0])
  })

  it('offers the extensions that search needs', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "SELECT name FROM pg_available_extensions WHERE name IN ('unaccent', 'pg_trgm') ORDER BY name",
    )
    expect(rows.map((row) => row.name)).toEqual(['pg_trgm', 'unaccent'])
  })
})
