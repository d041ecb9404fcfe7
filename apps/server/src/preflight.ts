import { lockFolder } from '../../../tools/embedded-postgres/folder-lock.ts'
import { requireBuilds } from './builds.ts'
import { prepareDataFolder } from './data-folder.ts'
import type { Lifecycle } from './lifecycle.ts'
import { ensurePortFree } from './port.ts'
import type { Settings } from './settings.ts'

/** Everything that can be refused before the database is touched; it loads nothing heavy, so that a refusal is quick. */
export async function preflight(settings: Settings, life: Lifecycle, { dev }: { dev: boolean }): Promise<void> {
  requireBuilds({ dev })
  await life.step(async () => claimDataFolder(settings, life))
  await life.step(() => ensurePortFree(settings.host, settings.port))
}

/** With the operator's own database several servers may share one folder of files; the embedded one is alone there. */
function claimDataFolder({ dataDir, databaseUrl }: Settings, life: Lifecycle): void {
  prepareDataFolder(dataDir)
  if (databaseUrl) return
  const lock = lockFolder(dataDir)
  life.opened('data folder', () => lock.release())
}
