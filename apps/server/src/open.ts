import cluster from 'node:cluster'
import { announcement } from './announcement.ts'
import { say } from './console.ts'
import type { Lifecycle } from './lifecycle.ts'
import { gatherForWorkers } from './metrics/all-workers.ts'
import { joinPlace, openPlace } from './open-place.ts'
import { serve } from './serve.ts'
import type { Settings } from './settings.ts'
import { shareOut } from './share-out.ts'
import { askForShare, keepWorkers } from './workers.ts'

interface OpenOptions {
  dev: boolean
  giveUp: (reason: string) => void
}

/** From a free port to an open door: by one process that does it all, or by one that opens the place and workers who serve. */
export async function open(settings: Settings, life: Lifecycle, options: OpenOptions): Promise<void> {
  if (cluster.isWorker) return serve(await joinPlace(settings, life, await askForShare()), settings, life, options)
  const place = await openPlace(settings, life)
  // While developing, one process sees every file that changes.
  if (settings.workers === 1 || options.dev) await serve(place, settings, life, options)
  else await openWithWorkers(place, settings, life, options)
  say(announcement(settings, place.brand.name))
}

async function openWithWorkers(
  { database, embedded }: Awaited<ReturnType<typeof openPlace>>,
  { workers: count }: Settings,
  life: Lifecycle,
  { giveUp }: OpenOptions,
): Promise<void> {
  const poolSize = await life.step(() => shareOut(database.pool, count))
  // This process asks it nothing any more.
  await database.close()
  gatherForWorkers()
  await life.step(() => keepWorkers({ count, share: { embedded, poolSize }, giveUp }, life))
}
