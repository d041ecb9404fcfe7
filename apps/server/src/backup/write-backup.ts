import { createReadStream, createWriteStream, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { FileStore } from '@consoeurs/api'
import { connectUntimed, type OpenDatabase } from '@consoeurs/database'
import type { ClientBase } from 'pg'
import { type Pack, pack } from 'tar-stream'
import { entries, type Manifest } from './archive.ts'
import { type CopiedRows, type CopiedTable, measure, readTable, tablesInOrder } from './tables.ts'

interface Source {
  variant: string
  database: OpenDatabase
  files: FileStore
  secret: string
}

/** All tables come from one snapshot. The archive gets its name when it is complete. */
export async function writeBackup(source: Source, path: string): Promise<Manifest> {
  const part = `${path}.part`
  const scratch = mkdtempSync(join(tmpdir(), 'consoeurs-backup-'))
  const client = await connectUntimed(source.database.pool)
  const archive = pack()
  const written = pipeline(archive, createGzip(), createWriteStream(part, { mode: 0o600 }))
  // Awaited at the end; an earlier rejection must not end the process.
  written.catch(() => undefined)
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const tables = await copyTables(client, scratch)
    const keys = await allKeys(source.files)
    const manifest = await manifestOf(client, source, { tables, files: keys.length })
    await add(archive, entries.manifest, Buffer.from(JSON.stringify(manifest, null, 2)))
    await add(archive, entries.secret, Buffer.from(`${source.secret}\n`))
    for (const { name } of tables) await addFile(archive, entries.table(name), join(scratch, name))
    for (const key of keys) {
      const bytes = await source.files.read(key)
      // Deleted since it was listed: the orphaned row is collected as usual.
      if (bytes) await add(archive, entries.file(key), Buffer.from(bytes))
    }
    archive.finalize()
    await written
    await client.query('COMMIT')
    renameSync(part, path)
    return manifest
  } catch (error) {
    archive.destroy(error as Error)
    // After a failed write (a full disk), the archive only says that it is closed.
    const cause = await written.then(
      () => error,
      (first: unknown) => first,
    )
    rmSync(part, { force: true })
    throw cause
  } finally {
    await client.end()
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** A tar entry starts with its length, so tables go to the disk first. */
async function copyTables(client: ClientBase, folder: string): Promise<Array<CopiedTable & CopiedRows>> {
  const copied: Array<CopiedTable & CopiedRows> = []
  for (const table of await tablesInOrder(client)) {
    const meter = measure()
    const rows = readTable(client, table)
    await pipeline(rows, meter.through, createWriteStream(join(folder, table.name), { mode: 0o600 }))
    copied.push({ ...table, rows: (rows as Readable & { rowCount: number }).rowCount, sha256: meter.sha256() })
  }
  return copied
}

async function allKeys(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const handful of files.list()) keys.push(...handful)
  return keys
}

async function manifestOf(
  client: ClientBase,
  { variant }: Source,
  { tables, files }: Pick<Manifest, 'tables' | 'files'>,
): Promise<Manifest> {
  const { rows } = await client.query<{ when: string }>(
    'SELECT created_at AS when FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  const migrations = rows.map(({ when }) => Number(when))
  return { format: 1, variant, at: new Date().toISOString(), migrations, tables, files }
}

const add = (archive: Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
  })

async function addFile(archive: Pack, name: string, path: string): Promise<void> {
  const entry = archive.entry({ name, size: statSync(path).size, mode: 0o600 })
  await pipeline(createReadStream(path), entry)
}
