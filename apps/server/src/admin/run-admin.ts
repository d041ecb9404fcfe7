import { createUnitOfWork } from '@consoeurs/api'
import { loadBrand } from '@consoeurs/brand'
import { reachDatabase } from '../backup/reach-database.ts'
import { prepareDataFolder } from '../data-folder.ts'
import { migrate } from '../database.ts'
import { loadSettings } from '../settings.ts'
import { readCommand } from './admin-command.ts'
import { changeRole } from './change-role.ts'
import { createAdmin } from './create-admin.ts'
import { lostFactor } from './lost-factor.ts'

/** @throws StartRefusal with a sentence for whoever typed it */
export async function runAdmin(words: string[]): Promise<void> {
  const command = readCommand(words)
  const settings = loadSettings()
  prepareDataFolder(settings.dataDir)
  const database = await reachDatabase(settings)
  try {
    await migrate(database, settings)
    const brand = await loadBrand(settings.variant)
    // What it emits, the site handles: now, or at its first start.
    const unitOfWork = createUnitOfWork({ db: database.db, onCommitted: () => undefined })
    const parts = { settings, database, brand, unitOfWork }
    if (command.what === 'role') await changeRole(parts, command)
    else if (command.what === 'second-factor') await lostFactor(parts, command)
    else await createAdmin(parts, command.given)
  } finally {
    await database.close()
  }
}
