import {
  DatabaseTooNewError,
  DatabaseTooOldError,
  migrateDatabase,
  OLDEST_POSTGRESQL,
  type OpenDatabase,
  openDatabase,
  POOL_SIZE,
} from '@consoeurs/database'
import { type EmbeddedConnection, startEmbeddedPostgres } from '../../../tools/embedded-postgres/index.ts'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
import { complain, say, timed } from './console.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Settings } from './settings.ts'
import { BESIDE, SPARE } from './share-out.ts'

/** A fast shutdown, or an immediate one after it. */
const STOP_MS = 5_500

/** The embedded one's own number, enough for one process and whoever looks in. */
const EMBEDDED_LEAST = 60

interface PreparedDatabase extends OpenDatabase {
  /** Where other processes find it; absent: at `DATABASE_URL`. */
  embedded: EmbeddedConnection | undefined
}

/** Opens the operator's PostgreSQL, or starts the embedded one, and brings its schema up to date. */
export async function prepareDatabase(settings: Settings, life: Lifecycle): Promise<PreparedDatabase> {
  const database = await life.step(() => open(settings, life))
  const { applied } = await life.step(() => timed('Mise à jour des tables', () => migrate(database, settings)))
  if (applied > 0) say(applied === 1 ? 'Une migration appliquée.' : `${applied} migrations appliquées.`)
  return database
}

async function open(settings: Settings, life: Lifecycle): Promise<PreparedDatabase> {
  const embedded = settings.databaseUrl ? undefined : await startEmbedded(settings, life)
  const database = openDatabase(embedded ? { embedded } : { url: settings.databaseUrl })
  life.opened('database pool', database.close)
  return { ...database, embedded }
}

async function startEmbedded(settings: Settings, life: Lifecycle): Promise<EmbeddedConnection> {
  const embedded = await timed('Démarrage de la base de données', () =>
    startEmbeddedPostgres({
      dataDir: settings.dataDir,
      settings: { max_connections: String(Math.max(EMBEDDED_LEAST, SPARE + settings.workers * (POOL_SIZE + BESIDE))) },
      say,
      onLost: async (error) => {
        complain(error.message)
        await life.stop()
        process.exit(1)
      },
    }),
  )
  life.opened('embedded database', embedded.stop, STOP_MS)
  return embedded.connection
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
