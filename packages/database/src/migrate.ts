import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { connectUntimed } from './open.ts'

/** Major version. */
export const OLDEST_POSTGRESQL = 15

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
/** Arbitrary advisory lock key. */
const MIGRATION_LOCK = 7_262_001

export class DatabaseTooOldError extends Error {
  override name = 'DatabaseTooOldError'
  readonly version: string
  constructor(version: string) {
    super(`PostgreSQL ${version} is older than ${OLDEST_POSTGRESQL}`)
    this.version = version
  }
}

/** A newer release migrated the database; older code could damage it. */
export class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError'
}

/** Needs an upgrade through the previous release, because the baseline replaced its missing migrations. */
export class DatabaseBeforeBaselineError extends Error {
  override name = 'DatabaseBeforeBaselineError'
}

interface MigrateOptions {
  /** Migration timestamp to stop at, for older backups. */
  upTo?: number
  /** For tests. */
  folder?: string
}

/** Forward only. An advisory lock makes concurrent starts wait. */
export async function migrateDatabase(
  pool: pg.Pool,
  { upTo = Infinity, folder = migrationsFolder }: MigrateOptions = {},
): Promise<{ applied: number }> {
  // Changing a large table takes long.
  const client = await connectUntimed(pool)
  try {
    await refuseOldServer(client)
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      const before = await appliedMigrations(client)
      const known = knownMigrations(folder)
      const age = schemaAge(before, known)
      if (age === 'newer') throw new DatabaseTooNewError('Unknown migrations applied')
      if (age === 'before-baseline') throw new DatabaseBeforeBaselineError('The baseline is not applied')
      if (before.some((when) => !known.includes(when))) await adoptBaseline(client, folder)
      await migrate(drizzle(client), { migrationsFolder: folderUpTo(upTo, folder) })
      return { applied: known.filter((when) => when <= upTo && !before.includes(when)).length }
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version",
  )
  const [server] = rows
  if (server && Number(server.number) < OLDEST_POSTGRESQL * 10_000) throw new DatabaseTooOldError(server.version)
}

/** Drizzle identifies migrations by timestamp. */
async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ present: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS present",
  )
  if (rows[0]?.present !== true) return []
  const applied = await client.query<{ when: string }>('SELECT created_at AS when FROM drizzle.__drizzle_migrations')
  return applied.rows.map((row) => Number(row.when))
}

type SchemaAge = 'supported' | 'before-baseline' | 'newer'

/**
 * The baseline has the timestamp of the last migration it replaces, so a database that applied that one has the
 * baseline.
 */
export function schemaAge(applied: readonly number[], known = knownMigrations()): SchemaAge {
  const [baseline = 0] = known
  if (applied.some((when) => when > baseline && !known.includes(when))) return 'newer'
  return applied.length === 0 || applied.includes(baseline) ? 'supported' : 'before-baseline'
}

/** Records the baseline in place of the migrations it replaced, for the same schema. */
async function adoptBaseline(client: pg.ClientBase, folder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder: folder })
  await client.query(
    `WITH replaced AS (DELETE FROM drizzle.__drizzle_migrations WHERE created_at < $1)
     UPDATE drizzle.__drizzle_migrations SET hash = $2 WHERE created_at = $1`,
    [baseline?.folderMillis, baseline?.hash],
  )
}

export interface SchemaState {
  /** Of PostgreSQL. */
  version: string
  isTooOld: boolean
  age: SchemaAge
  isEmpty: boolean
  missing: string[]
  missingExtensions: string[]
}

/** Read-only. */
export async function readSchema(pool: pg.Pool): Promise<SchemaState> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ number: string; version: string }>(
      "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version",
    )
    const applied = await appliedMigrations(client)
    const installed = await client.query<{ name: string }>('SELECT extname AS name FROM pg_extension')
    const extensions = new Set(installed.rows.map(({ name }) => name))
    return {
      version: rows[0]?.version ?? '',
      isTooOld: Number(rows[0]?.number) < OLDEST_POSTGRESQL * 10_000,
      age: schemaAge(applied),
      isEmpty: applied.length === 0,
      missing: readJournal()
        .entries.filter(({ when }) => !applied.includes(when))
        .map(({ tag }) => tag),
      missingExtensions: neededExtensions().filter((name) => !extensions.has(name)),
    }
  } finally {
    client.release()
  }
}

function neededExtensions(): string[] {
  const texts = readJournal().entries.map(({ tag }) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))
  const asked = texts.flatMap((text) => [...text.matchAll(/^CREATE EXTENSION IF NOT EXISTS "?(\w+)"?/gim)])
  return [...new Set(asked.map(([, name = '']) => name))]
}

interface Journal {
  entries: { when: number; tag: string }[]
}

const readJournal = (folder = migrationsFolder) =>
  JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal

/** Timestamps, oldest first. */
export const knownMigrations = (folder = migrationsFolder): number[] =>
  readJournal(folder).entries.map((entry) => entry.when)

/** Drizzle applies whole folders, so an older schema needs a copy with a shorter journal. */
function folderUpTo(upTo: number, source: string): string {
  const journal = readJournal(source)
  const entries = journal.entries.filter(({ when }) => when <= upTo)
  if (entries.length === journal.entries.length) return source
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) cpSync(join(source, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}
