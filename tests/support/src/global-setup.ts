import { chmodSync, rmSync } from 'node:fs'
import { migrateDatabase, openDatabase, tables } from '@consoeurs/database'
import { type EmbeddedConnection, startEmbeddedPostgres } from '@consoeurs/embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { testCommunes } from './places.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one PostgreSQL of this run; every test file clones its template. */
    postgres: EmbeddedConnection
  }
}

export const TEMPLATE = 'consoeurs_template'

/** Starts the shipped PostgreSQL once, with one migrated template. Nothing outside the project is needed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryFolder('consoeurs-test-')
  // As root the database runs under another user, who must be able to pass through.
  chmodSync(dataDir, 0o711)
  // What a power cut would take from these databases, nobody misses: no write waits for the disk.
  const settings = { max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir, settings })
  const client = new pg.Client({ ...postgres.connection, database: 'postgres' })
  await client.connect()
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()

  const template = openDatabase({ embedded: { ...postgres.connection, database: TEMPLATE } })
  await migrateDatabase(template.pool)
  await template.db.insert(tables.communes).values(testCommunes)
  await template.close()

  project.provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
