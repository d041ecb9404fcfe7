import {
  DatabaseBeforeBaselineError,
  DatabaseTooNewError,
  DatabaseTooOldError,
  migrateDatabase,
  OLDEST_POSTGRESQL,
  type OpenDatabase,
  openDatabase,
  POOL_SIZE,
} from '@consoeurs/database'
import { type EmbeddedConnection, startEmbeddedPostgres } from '@consoeurs/embedded-postgres'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { print, printError, timed } from '../process/console.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import type { Settings } from '../settings/settings.ts'
import { CONNECTIONS_OUTSIDE_POOL, RESERVED_CONNECTIONS } from './connections-per-worker.ts'
import { markInstallation, refuseOtherData } from './installation-marks.ts'

const STOP_MS = 5_500

const EMBEDDED_LEAST = 60

interface PreparedDatabase extends OpenDatabase {
  /** Undefined with `DATABASE_URL`. */
  embedded: EmbeddedConnection | undefined
}

export async function prepareDatabase(settings: Settings, life: Lifecycle): Promise<PreparedDatabase> {
  const database = await life.step(() => open(settings, life))
  const { applied } = await life.step(() =>
    timed('Mise à jour des tables', () => migrate(database, settings, settings.mode)),
  )
  if (applied > 0) print(applied === 1 ? 'Une migration appliquée.' : `${applied} migrations appliquées.`)
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
      settings: {
        max_connections: String(
          Math.max(EMBEDDED_LEAST, RESERVED_CONNECTIONS + settings.workers * (POOL_SIZE + CONNECTIONS_OUTSIDE_POOL)),
        ),
      },
      say: print,
      onLost: async (error) => {
        printError(error.message)
        await life.stop()
        process.exit(1)
      },
    }),
  )
  life.opened('embedded database', embedded.stop, STOP_MS)
  return embedded.connection
}

/**
 * @param mode checked by a start only
 * @throws StartRefusal where the database is unreachable, or of another release, brand or mode
 */
export async function migrate(
  database: OpenDatabase,
  settings: Pick<Settings, 'databaseUrl' | 'variant'>,
  mode?: Settings['mode'],
): Promise<{ applied: number }> {
  const installation = { variant: settings.variant, ...(mode !== undefined && { mode }) }
  try {
    await refuseOtherData(database, installation)
    const migrated = await migrateDatabase(database.pool)
    await markInstallation(database, installation)
    return migrated
  } catch (error) {
    throw migrationRefusal(error, settings)
  }
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN', 'ECONNRESET'])
/** PostgreSQL error classes: invalid authorization, unknown database. */
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
  if (error instanceof DatabaseBeforeBaselineError) {
    return new StartRefusal(
      'La base de données vient d’une version trop ancienne de ce programme, et rien n’y a été changé : démarre une fois la version qui précède celle-ci, arrête-la, puis redémarre.',
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
