import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OLDEST_POSTGRESQL, type OpenDatabase, readSchema, type SchemaState } from '@consoeurs/database'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { reachDatabase } from '../backup/reach-database.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf, reasonOf } from './findings.ts'

/** Milliseconds before times look wrong, and before limits and links fail. */
const CLOCKS_DIFFER = 2_000
const CLOCKS_DISAGREE = 30_000

interface DatabaseReach {
  database: OpenDatabase | null
  findings: Finding[]
}

const { good, careful, bad } = findingsOf('database')

/** Never creates a database. */
export async function checkReach(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<DatabaseReach> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl === undefined && !isThere(dataDir))
    return { database: null, findings: [good('La base de données sera créée au premier départ.')] }
  let database: OpenDatabase | null = null
  try {
    database = await reachDatabase(settings, { say: () => undefined })
    await database.pool.query('SELECT 1')
    const where = databaseUrl === undefined ? 'embarquée' : `de ${new URL(databaseUrl).host}`
    return { database, findings: [good(`La base de données ${where} répond.`)] }
  } catch (error) {
    await database?.close()
    if (error instanceof StartRefusal) return { database: null, findings: [bad(error.message)] }
    const name = databaseUrl === undefined ? 'embarquée' : `de DATABASE_URL (${new URL(databaseUrl).host})`
    const advice =
      databaseUrl === undefined
        ? 'Lis le journal de PostgreSQL dans le dossier de données.'
        : 'Vérifie l’adresse, le nom, le mot de passe, et que PostgreSQL tourne.'
    return { database: null, findings: [bad(`La base de données ${name} ne répond pas (${reasonOf(error)}).`, advice)] }
  }
}

const isThere = (dataDir: string) =>
  existsSync(join(dataDir, 'postgres', 'PG_VERSION')) || existsSync(join(dataDir, 'postgres.location'))

export async function checkSchema({ pool }: OpenDatabase): Promise<Finding[]> {
  const schema = await readSchema(pool)
  return [...checkVersion(schema), checkMigrations(schema), ...checkExtensions(schema), await checkClock(pool)]
}

function checkVersion({ version, isTooOld }: SchemaState): Finding[] {
  if (isTooOld)
    return [bad(`PostgreSQL ${version} est trop ancien.`, `Il faut PostgreSQL ${OLDEST_POSTGRESQL} ou plus récent.`)]
  return [good(`PostgreSQL ${version}.`)]
}

export function checkMigrations({ age, isEmpty, missing }: Pick<SchemaState, 'age' | 'isEmpty' | 'missing'>): Finding {
  const found = findingsOf('migrations')
  if (age === 'before-baseline') {
    const advice = 'Démarre une fois la version qui précède celle-ci, arrête-la, puis redémarre.'
    return found.bad('La base de données vient d’une version trop ancienne de ce programme.', advice)
  }
  if (age === 'newer') {
    const advice = 'Installe cette version, ou restaure une sauvegarde.'
    return found.bad('La base de données vient d’une version plus récente de ce programme.', advice)
  }
  if (isEmpty) return found.careful('La base de données est vide.', 'Le premier départ y crée les tables.')
  if (missing.length === 0) return found.good('Toutes les migrations sont appliquées.')
  const names = missing.join(', ')
  return found.bad(`Il manque à la base de données : ${names}.`, 'Redémarre le site : il les applique avant d’ouvrir.')
}

function checkExtensions({ isEmpty, missingExtensions }: SchemaState): Finding[] {
  const found = findingsOf('extensions')
  if (missingExtensions.length === 0) return [found.good('Les extensions de PostgreSQL sont là.')]
  const said = `Extensions de PostgreSQL absentes : ${missingExtensions.join(', ')}.`
  const advice = 'Donne à l’utilisatrice de la base le droit de les créer, ou crée-les (CREATE EXTENSION).'
  return [isEmpty ? found.careful(said, advice) : found.bad(said, advice)]
}

async function checkClock(pool: OpenDatabase['pool']): Promise<Finding> {
  const found = findingsOf('clock')
  const asked = Date.now()
  const { rows } = await pool.query<{ at: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at')
  const answered = Date.now()
  const at = rows[0]?.at ?? answered
  // Network time does not count as a difference.
  const apart = Math.max(0, asked - at, at - answered)
  const said = `L’horloge de la base de données s’écarte de ${(apart / 1000).toFixed(1).replace('.', ',')} s`
  const advice = 'Mets les deux machines à l’heure (NTP).'
  if (apart > CLOCKS_DISAGREE) return found.bad(`${said}.`, advice)
  return apart > CLOCKS_DIFFER
    ? careful(`${said}.`, advice)
    : found.good('L’horloge de la base de données est à l’heure.')
}
