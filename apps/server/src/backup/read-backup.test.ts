import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileStore } from '@consoeurs/api'
import { knownMigrations, type OpenDatabase, openDatabase } from '@consoeurs/database'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { migrationsBeforeBaseline, recordedMigrations, recordMigrations } from '@consoeurs/test-support/migrations'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let test: TestApp
let empty: OpenDatabase
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'read-backup-'))
  test = await buildTestApp()
  const database = `restored_${process.pid}`
  await test.pool.query(`CREATE DATABASE ${database} TEMPLATE template0`)
  empty = openDatabase({ embedded: { ...test.connection, database } })
})
afterEach(async () => {
  await empty.close()
  await test.pool.query(`DROP DATABASE restored_${process.pid}`)
  await test.close()
  rmSync(folder, { recursive: true })
})

/** Backs up the test app's database as one with these migrations, and restores it into the empty one. */
async function restoreWith(migrations: number[]): Promise<void> {
  await recordMigrations(test.pool, migrations)
  const path = join(folder, 'backup.tar.gz')
  const files = createFileStore({ dataDir: folder })
  const source = { pool: test.pool, db: test.db, close: () => Promise.resolve() }
  await writeBackup({ variant: 'violette', database: source, files, secret: 'x' }, path)
  await readBackup({ variant: 'violette', database: empty, files, keepSecret: () => undefined }, path)
}

describe('a backup from before the baseline', () => {
  it('is restored if it has all the migrations that the baseline replaced', async () => {
    await restoreWith([...migrationsBeforeBaseline, ...knownMigrations().slice(1)])
    expect(await recordedMigrations(empty.pool)).toEqual(knownMigrations())
    const communes = 'SELECT * FROM communes ORDER BY code_insee'
    const { rows } = await empty.pool.query(communes)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toEqual((await test.pool.query(communes)).rows)
  })

  it('is refused if it lacks one, and leaves the database empty', async () => {
    await expect(restoreWith(migrationsBeforeBaseline.slice(0, -1))).rejects.toThrow(/version trop ancienne/)
    const { rows } = await empty.pool.query("SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace")
    expect(rows).toEqual([])
  })
})
