import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import type { FileStore } from '@consoeurs/api'
import { connectUntimed, migrateDatabase, type OpenDatabase, schemaAge } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { extract } from 'tar-stream'
import { entries, Manifest } from './archive.ts'
import { continueNumbers, writeTable } from './tables.ts'

interface RestoreTarget {
  variant: string
  database: OpenDatabase
  files: FileStore
  keepSecret: (secret: string) => void
}

/** Needs an empty installation. Tables share one transaction, so that a damaged archive leaves the database empty. */
export async function readBackup(target: RestoreTarget, path: string): Promise<Manifest> {
  const archive = entriesOf(path)
  const manifest = await openManifest(archive, target.variant, path)
  await refuseFull(target.database)
  await migrateDatabase(target.database.pool, { upTo: manifest.migrations.at(-1) ?? 0 })

  const client = await connectUntimed(target.database.pool)
  try {
    await client.query('BEGIN')
    const restored = new Set<string>()
    let files = 0
    for await (const { name, bytes } of archive) {
      const table = manifest.tables.find((one) => entries.table(one.name) === name)
      if (table) {
        const copied = await writeTable(client, table, bytes)
        if (copied.rows !== table.rows || copied.sha256 !== table.sha256) throw damaged(path)
        restored.add(table.name)
      } else if (name === entries.secret) {
        target.keepSecret((await text(bytes)).trim())
      } else {
        await target.files.write(name.slice(entries.file('').length), await buffer(bytes))
        files++
      }
    }
    if (restored.size !== manifest.tables.length || files > manifest.files) throw damaged(path)
    await continueNumbers(client)
    await client.query('COMMIT')
    return { ...manifest, files }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/** Before a database is created for it: refuses another brand, another release, and what is no backup. */
export async function checkBackup(path: string, variant: string): Promise<void> {
  const archive = entriesOf(path)
  await openManifest(archive, variant, path)
  await archive.return(undefined)
}

async function openManifest(archive: Archive, variant: string, path: string): Promise<Manifest> {
  const { value: first } = await archive.next()
  if (first?.name !== entries.manifest) throw damaged(path)
  const manifest = readManifest(await text(first.bytes), path)
  refuseOtherBrand(manifest, variant)
  return manifest
}

const damaged = (path: string) =>
  new StartRefusal(`La sauvegarde ${path} est abîmée ou incomplète : rien n’a été repris, choisis-en une autre.`)

type Archive = AsyncGenerator<{ name: string; bytes: Readable }, undefined>

async function* entriesOf(path: string): Archive {
  const archive = extract()
  const source = createReadStream(path).on('error', (error) => archive.destroy(error))
  const unzipped = source.pipe(createGunzip()).on('error', () => archive.destroy(damaged(path)))
  unzipped.pipe(archive).on('error', () => undefined)
  for await (const entry of archive) yield { name: entry.header.name, bytes: Readable.from(entry) }
}

function readManifest(json: string, path: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(json))
  } catch {
    throw damaged(path)
  }
}

function refuseOtherBrand(manifest: Manifest, variant: string): void {
  if (manifest.variant !== variant) {
    throw new StartRefusal(
      `Cette sauvegarde est celle de « ${manifest.variant} » : reprends-la avec VARIANT=${manifest.variant}.`,
    )
  }
  const age = schemaAge(manifest.migrations)
  if (age === 'before-baseline') {
    throw new StartRefusal(
      'Cette sauvegarde vient d’une version trop ancienne de ce programme : reprends-la avec la version qui précède celle-ci, puis mets à jour.',
    )
  }
  if (age === 'newer') {
    throw new StartRefusal(
      'Cette sauvegarde vient d’une version plus récente de ce programme : installe cette version.',
    )
  }
}

async function refuseFull({ pool }: OpenDatabase): Promise<void> {
  const { rows } = await pool.query<{ tables: number }>(
    "SELECT count(*)::int AS tables FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  )
  if (rows[0]?.tables === 0) return
  throw new StartRefusal(
    'La base de données n’est pas vide : une sauvegarde se reprend dans un dossier de données neuf (DATA_DIR) ou une base neuve (DATABASE_URL).',
  )
}
