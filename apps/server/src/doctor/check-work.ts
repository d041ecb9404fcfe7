import { lastBackupKey } from '@consoeurs/contract'
import type { OpenDatabase } from '@consoeurs/database'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf } from './findings.ts'

const MINUTES = 60
/** Seconds. */
const EVENT_IS_STUCK = 5 * MINUTES
const JOB_IS_STUCK = 30 * MINUTES
const BACKUP_IS_OLD = 36 * 60 * MINUTES

interface WorkState {
  failedEvents: number
  oldestEvent: number
  backup: string | null
  pushKeys: number
}

const WORK = `
  SELECT (SELECT count(*)::int FROM events WHERE failed_at IS NOT NULL) AS "failedEvents",
    (SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 FROM events
      WHERE handled_at IS NULL AND failed_at IS NULL) AS "oldestEvent",
    (SELECT value FROM installation WHERE key = $1) AS backup,
    (SELECT count(*)::int FROM vapid_keys) AS "pushKeys"`

const JOBS = `
  SELECT count(*) FILTER (WHERE state = 'failed')::int AS failed,
    coalesce(extract(epoch FROM now() - min(start_after) FILTER (
      WHERE state IN ('created', 'retry') AND start_after < now())), 0)::float8 AS late
  FROM pgboss.job`

/** Pending work is normal where the site does not run. */
export async function checkWork(
  { pool }: OpenDatabase,
  settings: Pick<Settings, 'mode' | 'fcm'>,
  runs: boolean,
): Promise<Finding[]> {
  const [work] = (await pool.query<WorkState>(WORK, [lastBackupKey])).rows
  if (work === undefined) return []
  const jobs = await readJobs(pool)
  return [
    checkDeadLetters(work.failedEvents + jobs.failed),
    checkStuck({ oldestEvent: work.oldestEvent, lateJob: jobs.late }, runs),
    checkBackup(work.backup, settings),
    checkPushKeys(work.pushKeys, settings),
  ]
}

async function readJobs(pool: OpenDatabase['pool']): Promise<{ failed: number; late: number }> {
  const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('pgboss.job') IS NOT NULL AS there")
  if (rows[0]?.there !== true) return { failed: 0, late: 0 }
  const [jobs] = (await pool.query<{ failed: number; late: number }>(JOBS)).rows
  return jobs ?? { failed: 0, late: 0 }
}

function checkDeadLetters(count: number): Finding {
  const { good, careful } = findingsOf('dead-letters')
  if (count === 0) return good('Aucun travail n’a été abandonné.')
  const said = count === 1 ? 'Un travail a été abandonné.' : `${count} travaux ont été abandonnés.`
  return careful(said, 'Regarde pourquoi sur /admin/jobs, puis relance ou oublie.')
}

function checkStuck({ oldestEvent, lateJob }: { oldestEvent: number; lateJob: number }, runs: boolean): Finding {
  const { good, bad } = findingsOf('stuck')
  if (!runs) return good('Le site ne tourne pas : ce qui attend sera fait à son départ.')
  const waits = (seconds: number) => `depuis ${Math.floor(seconds / MINUTES)} min`
  if (oldestEvent > EVENT_IS_STUCK)
    return bad(
      `Un événement attend ${waits(oldestEvent)}.`,
      'Cherche « event handling failed » dans le journal du site.',
    )
  if (lateJob > JOB_IS_STUCK)
    return bad(`Un travail attend son tour ${waits(lateJob)}.`, 'Regarde /readyz (« jobs ») et le journal du site.')
  return good('Rien n’attend plus qu’il ne faut.')
}

function checkBackup(last: string | null, { mode }: Pick<Settings, 'mode'>): Finding {
  const { good, careful } = findingsOf('backup')
  const advice = 'Lance « npm run backup » chaque nuit, ou garde ta base par d’autres moyens.'
  if (last === null)
    return mode === 'demo'
      ? good('Aucune sauvegarde (démonstration).')
      : careful('Aucune sauvegarde n’est connue.', advice)
  const age = (Date.now() - Date.parse(last)) / 1000
  const said = `La dernière sauvegarde a ${Math.floor(age / 3600)} h`
  return age > BACKUP_IS_OLD && mode === 'production' ? careful(`${said}.`, advice) : good(`${said}.`)
}

function checkPushKeys(count: number, { fcm }: Pick<Settings, 'fcm'>): Finding {
  const { good } = findingsOf('push-keys')
  if (fcm !== null) return good('Les notifications passent par Firebase Cloud Messaging.')
  return good(
    count === 0 ? 'Les clés des notifications seront tirées au premier besoin.' : 'Les clés des notifications sont là.',
  )
}
