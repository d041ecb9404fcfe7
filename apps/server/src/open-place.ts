import { renewSeals } from '@consoeurs/api'
import { type Brand, loadBrand } from '@consoeurs/brand'
import { type EmbeddedConnection, type OpenDatabase, openDatabase } from '@consoeurs/database'
import { say } from './console.ts'
import { fillContent } from './content.ts'
import { keepSecret, keysBefore } from './data-folder.ts'
import { prepareDatabase } from './database.ts'
import type { Lifecycle } from './lifecycle.ts'
import { createLogger } from './logger.ts'
import type { Settings } from './settings.ts'
import { proveStorage } from './storage.ts'

/** What a process needs to serve, opened. */
export interface Place {
  database: OpenDatabase
  brand: Brand
  secret: string
  secretsBefore: string[]
}

/** What a worker is told by the process that opened the place. */
export interface Share {
  /** Absent: the database is that of `DATABASE_URL`. */
  embedded: EmbeddedConnection | undefined
  /** Connections that it may keep. */
  poolSize: number | undefined
}

const keysOf = ({ dataDir, secret, secretsBefore }: Settings) => ({
  secret: keepSecret(dataDir, secret),
  secretsBefore: keysBefore(dataDir, secret, secretsBefore),
})

/** Once for all processes: the key, the storage, the database with its tables of today and its content. */
export async function openPlace(
  settings: Settings,
  life: Lifecycle,
): Promise<Place & { embedded: EmbeddedConnection | undefined }> {
  const keys = keysOf(settings)
  await life.step(() => proveStorage(settings))
  const { embedded, ...database } = await prepareDatabase(settings, life)
  const brand = await loadBrand(settings.variant)
  await life.step(() => renewKept(database, settings, keys))
  await life.step(() => fillContent(database, brand, settings))
  return { database, embedded, brand, ...keys }
}

/** The same place from another process. */
export async function joinPlace(settings: Settings, life: Lifecycle, { embedded, poolSize }: Share): Promise<Place> {
  const address = embedded === undefined ? { url: settings.databaseUrl } : { embedded }
  const database = openDatabase({ ...address, ...(poolSize !== undefined && { poolSize }) })
  life.opened('database pool', database.close)
  return { database, brand: await loadBrand(settings.variant), ...keysOf(settings) }
}

/** Before anyone asks for it: what a key of before closed is brought under the one of today. */
async function renewKept(
  { db }: OpenDatabase,
  settings: Settings,
  keys: { secret: string; secretsBefore: string[] },
): Promise<void> {
  if (keys.secretsBefore.length === 0) return
  const { renewed } = await renewSeals({ db, logger: createLogger(settings), ...keys })
  if (renewed > 0)
    say(`Nouvelle clé : ${renewed} ${renewed === 1 ? 'élément chiffré' : 'éléments chiffrés'} de nouveau.`)
}
