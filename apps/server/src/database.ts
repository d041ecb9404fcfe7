import {
  DatabaseTooNewError,
  DatabaseTooOldError,
  migrateDatabase,
  OLDEST_POSTGRESQL,
  type OpenDatabase,
  openDatabase,
} from '@consoeurs/database'
import { startEmbeddedPostgres } from '../../../tools/embedded-postgres/index.ts'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
import { complain, say, timed } from './console.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Settings } from './settings.ts'

/** A fast shutdown, or an immediate one after it. */
const STOP_MS = 5_500

/** Opens the operator's PostgreSQL, or starts the embedded one, and brings its schema up to date. */
export async function prepareDatabase(settings: Settings, life: Lifecycle): Promise<OpenDatabase> {
  const database = await life.step(() => open(settings, life))
  const { applied } = await life.step(() => timed('Mise à jour des tables', () => migrate(database, settings)))
  if (applied > 0) say(applied === 1 ? 'Une migration appliquée.' : `${applied} migrations appliquées.`)
  return database
}

async function open(settings: Settings, life: Lifecycle): Promise<OpenDatabase> {
  const database = settings.databaseUrl
    ? openDatabase({ url: settings.databaseUrl })
    : await openEmbedded(settings, life)
  life.opened('database pool', database.close)
  return database
}

async function openEmbedded(settings: Settings, life: Lifecycle): Promise<OpenDatabase> {
  const embedded = await timed('Démarrage de la base de données', () =>
    startEmbeddedPostgres({
      dataDir: settings.dataDir,
      say,
      onLost: async (error) => {
        complain(error.message)
        await life.stop()
        process.exit(1)
      },
    }),
  )
  life.opened('embedded database', embedded.stop, STOP_MS)
  return openDatabase({ embedded: embedded.connection })
}

/** @throws StartRefusal where the database does not answer, or is not for this release */
export async function migrate(
  database: OpenDatabase,
  settings: Pick<Settings, 'databaseUrl'>,
): Promise<{ applied: number }> {
  try {
    return await migrateDatabase(database.pool)
  } catch (error) {
    throw migrationRefusal(error, settings)
  }
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', 'ECONNRESET'])
/** PostgreSQL's classes of answers to a connection: bad authorization, unknown database. */
const REFUSED = /^(28|3D)/

function migrationRefusal(error: unknown, { databaseUrl }: Pick<Settings, 'databaseUrl'>): unknown {
  if (error instanceof DatabaseTooOldError) {
    return new StartRefusal(
      `Réglage DATABASE_URL : il faut PostgreSQL ${OLDEST_POSTGRESQL} ou plus récent, celui-ci est en ${error.version}.`,
    )
  }
  if (error instanceof DatabaseTooNewError) {
    return new StartRefusal(
      'La base de données vient d’une version plus récente de ce programme : installe cette version, ou restaure une sauvegarde.',
    )
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (databaseUrl && (UNREACHABLE.has(code) || REFUSED.test(code))) {
    return new StartRefusal(
      `Réglage DATABASE_URL : la base de données ${new URL(databaseUrl).host} n’a pas ouvert (${code}) ; vérifie l’adresse, le nom et le mot de passe.`,
    )
  }
  return error
}
