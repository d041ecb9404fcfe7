import cluster from 'node:cluster'
import { connectionsPerWorker } from './data/connections-per-worker.ts'
import { joinInstallation, openInstallation } from './data/open-installation.ts'
import { collectForWorkers } from './metrics/all-workers.ts'
import { print } from './process/console.ts'
import type { Lifecycle } from './process/lifecycle.ts'
import { requestShare, superviseWorkers } from './process/workers.ts'
import { serve } from './serve.ts'
import { announcement } from './settings/announcement.ts'
import type { Settings } from './settings/settings.ts'

interface OpenOptions {
  dev: boolean
  giveUp: (reason: string) => void
}

/** One process that does everything, or a primary with workers. */
export async function open(settings: Settings, life: Lifecycle, options: OpenOptions): Promise<void> {
  if (cluster.isWorker) return serve(await joinInstallation(settings, life, await requestShare()), settings, life)
  const installation = await openInstallation(settings, life)
  if (options.dev) await openDevelopment(installation, settings, life)
  else if (settings.workers === 1) await serve(installation, settings, life)
  else await openWithWorkers(installation, settings, life, options)
  print(announcement(settings, installation.brand.name))
}

async function openDevelopment(
  { database, embedded }: Awaited<ReturnType<typeof openInstallation>>,
  settings: Settings,
  life: Lifecycle,
): Promise<void> {
  await database.close()
  const { startDevelopmentServer } = await import('./development/development-server.ts')
  await startDevelopmentServer({ embedded, poolSize: undefined }, settings, life)
}

async function openWithWorkers(
  { database, embedded }: Awaited<ReturnType<typeof openInstallation>>,
  { workers: count }: Settings,
  life: Lifecycle,
  { giveUp }: OpenOptions,
): Promise<void> {
  const poolSize = await life.step(() => connectionsPerWorker(database.pool, count))
  await database.close()
  collectForWorkers()
  await life.step(() => superviseWorkers({ count, share: { embedded, poolSize }, giveUp }, life))
}
