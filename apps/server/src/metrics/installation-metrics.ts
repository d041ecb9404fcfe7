import { isMailQueue } from '@consoeurs/contract'
import { Gauge, Registry } from 'prom-client'
import type { InstallationFigures } from './installation-figures.ts'

/** Prometheus gives up after ten seconds. */
const TIMEOUT_MS = 3_000

interface Sources {
  figures: () => Promise<InstallationFigures>
  room: () => Promise<{ free: number; size: number }>
}

const sum = (counts: number[]) => counts.reduce((whole, count) => whole + count, 0)

/**
 * Read at each scrape. Without an answer the gauges are absent and `consoeurs_database_up` is 0: a stale value would
 * look valid.
 */
export async function collectInstallationMetrics({ figures, room }: Sources): Promise<Registry> {
  const registry = new Registry()
  const gauge = gaugesOf(registry)
  const [known, disk] = await Promise.all([inTime(figures()), inTime(room())])
  gauge('consoeurs_database_up', 'Whether the database told its figures.').set(known === null ? 0 : 1)
  if (disk !== null) {
    gauge('consoeurs_data_folder_free_bytes', 'Free space where the data folder lies.').set(disk.free)
    gauge('consoeurs_data_folder_size_bytes', 'Whole space where the data folder lies.').set(disk.size)
  }
  if (known !== null) setFigures(gauge, known)
  return registry
}

type NewGauge = ReturnType<typeof gaugesOf>

const gaugesOf =
  (registry: Registry) =>
  <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] })

function setFigures(gauge: NewGauge, { events, queues, pushes, backupAge, databaseSize }: InstallationFigures): void {
  const mails = queues.filter(({ name }) => isMailQueue(name))
  const failedJobs = sum(queues.map(({ failed }) => failed))
  gauge('consoeurs_database_size_bytes', 'What the database takes on its disk.').set(databaseSize)
  gauge('consoeurs_events_waiting', 'Events whose effects are still to come.').set(events.waiting)
  gauge('consoeurs_events_oldest_seconds', 'Age of the oldest event that waits.').set(events.oldest)
  const dead = gauge('consoeurs_dead_letters', 'What was given up and is kept for /admin/jobs.', ['what'])
  dead.set({ what: 'event' }, events.failed)
  dead.set({ what: 'job' }, failedJobs)
  const jobs = gauge('consoeurs_jobs', 'Jobs, by queue and state.', ['queue', 'state'])
  const late = gauge('consoeurs_jobs_late_seconds', 'How late the oldest job of a queue is.', ['queue'])
  for (const queue of queues) {
    for (const state of ['waiting', 'running', 'failed'] as const) jobs.set({ queue: queue.name, state }, queue[state])
    late.set({ queue: queue.name }, queue.late)
  }
  gauge('consoeurs_mails_waiting', 'Mails that have not left.').set(sum(mails.map(({ waiting }) => waiting)))
  gauge('consoeurs_mails_retried', 'Mails that the server did not take, and that are tried again.').set(
    sum(mails.map(({ retrying }) => retrying)),
  )
  gauge('consoeurs_mails_failed', 'Mails that were given up.').set(sum(mails.map(({ failed }) => failed)))
  const told = gauge('consoeurs_pushes_today', 'Pushes of this day in Paris, by what became of them.', ['result'])
  told.set({ result: 'delivered' }, pushes.delivered)
  told.set({ result: 'failed' }, pushes.failed)
  if (backupAge !== null) gauge('consoeurs_backup_age_seconds', 'Since the last backup.').set(backupAge)
}

/** Null on an error or timeout. */
async function inTime<Result>(work: Promise<Result>): Promise<Result | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, TIMEOUT_MS, null)
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
