import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** The first PostgreSQL that has all we use; the embedded one is far newer. */
export const OLDEST_POSTGRESQL = 15

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
/** Any number that no other program takes on the same database. */
const MIGRATION_LOCK = 7_262_001

export class DatabaseTooOldError extends Error {
  override name = 'DatabaseTooOldError'
  readonly version: string
  constructor(version: string) {
    super(`PostgreSQL ${version} is older than ${OLDEST_POSTGRESQL}`)
    this.version = version
  }
}

/** The database was migrated by a newer release: running older code on it could damage it. */
export class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError'
}

/**
 * Brings the schema up to date, forward only. Several processes may start at once: one migrates, the others wait.
 * `upTo`, the moment of a migration, stops at an older schema: that of a backup.
 */
export async function migrateDatabase(pool: pg.Pool, { upTo = Infinity } = {}): Promise<{ applied: number }> {
  // A connection of its own, which may take its time: a large table is not changed in half a minute.
  const client = new pg.Client({ ...pool.options, query_timeout: 0, idle_in_transaction_session_timeout: 0 })
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      const before = await appliedMigrations(client)
      const known = knownMigrations()
      if (before.some((when) => !known.includes(when))) throw new DatabaseTooNewError('Unknown migrations applied')
      await migrate(drizzle(client), { migrationsFolder: folderUpTo(upTo) })
      return { applied: known.filter((when) => when <= upTo).length - before.length }
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

/** Each migration is known by the moment it was made, as Drizzle's journal and table both say. */
async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ present: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS present",
  )
  if (rows[0]?.present !== true) return []
  const applied = await client.query<{ when: string }>('SELECT created_at AS when FROM drizzle.__drizzle_migrations')
  return applied.rows.map((row) => Number(row.when))
}

/** How the schema of a database stands to that of this release. */
export interface SchemaState {
  /** Of PostgreSQL. */
  version: string
  isTooOld: boolean
  applied: number
  /** Names of migrations of this release that are still to come. */
  missing: string[]
  /** Migrations applied that this release does not know. */
  unknown: number
  missingExtensions: string[]
}

/** Looks, and changes nothing. */
export async function readSchema(pool: pg.Pool): Promise<SchemaState> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ number: string; version: string }>(
      "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version",
    )
    const applied = new Set(await appliedMigrations(client))
    const installed = await client.query<{ name: string }>('SELECT extname AS name FROM pg_extension')
    const extensions = new Set(installed.rows.map(({ name }) => name))
    const known = readJournal().entries
    return {
      version: rows[0]?.version ?? '',
      isTooOld: Number(rows[0]?.number) < OLDEST_POSTGRESQL * 10_000,
      applied: applied.size,
      missing: known.filter(({ when }) => !applied.has(when)).map(({ tag }) => tag),
      unknown: [...applied].filter((when) => !known.some((entry) => entry.when === when)).length,
      missingExtensions: neededExtensions().filter((name) => !extensions.has(name)),
    }
  } finally {
    client.release()
  }
}

/** What the migrations ask PostgreSQL for. */
function neededExtensions(): string[] {
  const texts = readJournal().entries.map(({ tag }) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))
  const asked = texts.flatMap((text) => [...text.matchAll(/^CREATE EXTENSION IF NOT EXISTS "?(\w+)"?/gim)])
  return [...new Set(asked.map(([, name = '']) => name))]
}

interface Journal {
  entries: { when: number; tag: string }[]
}

const readJournal = () => JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as Journal

/** The moments of all migrations of this release, oldest first. */
export const knownMigrations = (): number[] => readJournal().entries.map((entry) => entry.when)

/** Drizzle applies a whole folder: an older schema is a folder with a shorter journal. */
function folderUpTo(upTo: number): string {
  const journal = readJournal()
  const entries = journal.entries.filter(({ when }) => when <= upTo)
  if (entries.length === journal.entries.length) return migrationsFolder
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}
