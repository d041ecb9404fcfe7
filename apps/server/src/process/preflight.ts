import { lockFolder } from '@consoeurs/embedded-postgres/folder-lock'
import { prepareDataFolder } from '../data/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import { requireBuilds } from './builds.ts'
import type { Lifecycle } from './lifecycle.ts'
import { ensurePortFree } from './port.ts'

/** No database and no heavy import, so that a refusal is quick. */
export async function preflight(settings: Settings, life: Lifecycle, { dev }: { dev: boolean }): Promise<void> {
  // In development Vite replaces them.
  if (!dev) requireBuilds()
  await life.step(async () => claimDataFolder(settings, life))
  await life.step(() => ensurePortFree(settings.host, settings.port))
}

/** With an external database several servers may share the folder. */
function claimDataFolder(settings: Settings, life: Lifecycle): void {
  const { dataDir, databaseUrl } = settings
  prepareDataFolder(settings)
  if (databaseUrl) return
  const lock = lockFolder(dataDir)
  life.opened('data folder', () => lock.release())
}
