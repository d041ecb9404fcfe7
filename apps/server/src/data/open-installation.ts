import { reencryptColumns } from '@consoeurs/api'
import { type Brand, loadBrand } from '@consoeurs/brand'
import { type EmbeddedConnection, type OpenDatabase, openDatabase } from '@consoeurs/database'
import { checkEncryptionKeys } from '../doctor/check-encryption-keys.ts'
import { print, printError } from '../process/console.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import { createLogger } from '../process/logger.ts'
import type { Settings } from '../settings/settings.ts'
import { fillContent } from './content.ts'
import { keepSecret, keysBefore } from './data-folder.ts'
import { prepareDatabase } from './database.ts'
import { proveLiveRedis } from './live-redis.ts'
import { proveStorage } from './storage.ts'

export interface Installation {
  database: OpenDatabase
  brand: Brand
  secret: string
  secretsBefore: string[]
}

/** Sent by the primary to a worker. */
export interface Share {
  /** Undefined with `DATABASE_URL`. */
  embedded: EmbeddedConnection | undefined
  poolSize: number | undefined
}

const keysOf = ({ dataDir, secret, secretsBefore }: Settings) => ({
  secret: keepSecret(dataDir, secret),
  secretsBefore: keysBefore(dataDir, secret, secretsBefore),
})

/** Once for all processes. */
export async function openInstallation(
  settings: Settings,
  life: Lifecycle,
): Promise<Installation & { embedded: EmbeddedConnection | undefined }> {
  const keys = keysOf(settings)
  await life.step(() => proveStorage(settings))
  await life.step(() => proveLiveRedis(settings))
  const { embedded, ...database } = await prepareDatabase(settings, life)
  const brand = await loadBrand(settings.variant)
  await life.step(() => reencryptStored(database, settings, keys))
  await life.step(() => warnOfWrongKey(database, settings))
  await life.step(() => fillContent(database, brand, settings))
  return { database, embedded, brand, ...keys }
}

export async function joinInstallation(
  settings: Settings,
  life: Lifecycle,
  { embedded, poolSize }: Share,
): Promise<Installation> {
  const address = embedded === undefined ? { url: settings.databaseUrl } : { embedded }
  const database = openDatabase({ ...address, ...(poolSize !== undefined && { poolSize }) })
  life.opened('database pool', database.close)
  return { database, brand: await loadBrand(settings.variant), ...keysOf(settings) }
}

/** Otherwise a wrong key shows only when a member’s second factor fails. */
async function warnOfWrongKey(database: OpenDatabase, settings: Settings): Promise<void> {
  const { state, description, advice } = await checkEncryptionKeys(database, settings)
  if (state === 'bad') printError([description, advice].filter(Boolean).join(' '))
}

/** Re-encrypts what a former key encrypted. */
async function reencryptStored(
  { db }: OpenDatabase,
  settings: Settings,
  keys: { secret: string; secretsBefore: string[] },
): Promise<void> {
  if (keys.secretsBefore.length === 0) return
  const { renewed } = await reencryptColumns({ db, logger: createLogger(settings), ...keys })
  if (renewed > 0)
    print(`Nouvelle clé : ${renewed} ${renewed === 1 ? 'élément chiffré' : 'éléments chiffrés'} de nouveau.`)
}
