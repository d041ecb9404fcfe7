import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownMigrations, migrationsFolder } from '@consoeurs/database'
import type pg from 'pg'

/** Moments like those of the 50 migrations that the baseline replaced, the last of which has its moment. */
export const migrationsBeforeBaseline = Array.from({ length: 50 }, (_, at) => (knownMigrations()[0] ?? 0) - 49 + at)

/** Rewrites the migration records of a database. */
export async function recordMigrations(pool: pg.Pool, moments: number[]): Promise<void> {
  await pool.query('DELETE FROM drizzle.__drizzle_migrations')
  await pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'hash of ' || at, at FROM unnest($1::bigint[]) AS at",
    [moments],
  )
}

/** The migration records of a database, oldest first. */
export async function recordedMigrations(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ at: number }>(
    'SELECT created_at::float8 AS at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return rows.map(({ at }) => at)
}

/** A copy of the migrations with one more at the end; the caller deletes the folder. */
export function withMigration(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'more-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] }
  const last = journal.entries.at(-1)
  if (last === undefined) throw new Error('There is no migration')
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'planted' })
  writeFileSync(path, JSON.stringify(journal))
  writeFileSync(join(folder, 'planted.sql'), sql)
  return folder
}
