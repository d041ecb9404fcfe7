import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFileStore } from '@consoeurs/api'
import { knownMigrations, type OpenDatabase, openDatabase } from '@consoeurs/database'
import { buildTestApp, type TestApp } from '@consoeurs/test-support'
import { migrationsBeforeBaseline, recordedMigrations, recordMigrations } from '@consoeurs/test-support/migrations'
import pg from 'pg'
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

/** Its connections give up after a moment, as the server's do after half a minute. */
function hurried(database: OpenDatabase): OpenDatabase {
  const pool = new pg.Pool({ ...database.pool.options, query_timeout: 300, idle_in_transaction_session_timeout: 300 })
  return { ...database, pool, close: () => pool.end() }
}

/** Holds the table until a copy of it has waited longer than the connections' limits. */
async function lockDuringCopy(table: string): Promise<void> {
  const holder = await test.pool.connect()
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'COPY%${table}%'
    AND query_start < clock_timestamp() - interval '1 second'`
  await expect.poll(async () => (await test.pool.query(waits)).rowCount, { timeout: 20_000 }).toBe(1)
  await holder.query('COMMIT')
  holder.release()
}

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

it('waits for a table that takes longer to read than a request may, and restores every row', async () => {
  const files = createFileStore({ dataDir: folder })
  const path = join(folder, 'backup.tar.gz')
  const source = hurried({ pool: test.pool, db: test.db, close: () => Promise.resolve() })
  const target = hurried(empty)
  try {
    const secret = 'x'
    const [manifest] = await Promise.all([
      writeBackup({ variant: 'violette', database: source, files, secret }, path),
      lockDuringCopy('communes'),
    ])
    await readBackup({ variant: 'violette', database: target, files, keepSecret: () => undefined }, path)
    for (const { name } of manifest.tables) {
      const rows = `SELECT * FROM "${name}" t ORDER BY t::text`
      expect((await empty.pool.query(rows)).rows, name).toEqual((await test.pool.query(rows)).rows)
    }
  } finally {
    await source.close()
    await target.close()
  }
})

it('is not written where the disk refuses it, and says why', async () => {
  const path = join(folder, 'nowhere', 'backup.tar.gz')
  const source = { pool: test.pool, db: test.db, close: () => Promise.resolve() }
  const files = createFileStore({ dataDir: folder })
  const writing = writeBackup({ variant: 'violette', database: source, files, secret: 'x' }, path)
  await expect(writing).rejects.toMatchObject({ code: 'ENOENT', path: `${path}.part` })
})
