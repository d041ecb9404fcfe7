import { createUnitOfWork } from '@consoeurs/api'
import { loadBrand } from '@consoeurs/brand'
import { reachDatabase } from '../backup/reach-database.ts'
import { prepareDataFolder } from '../data/data-folder.ts'
import { migrate } from '../data/database.ts'
import { loadSettings } from '../settings/settings.ts'
import { readCommand } from './admin-command.ts'
import { changeRole } from './change-role.ts'
import { createAdmin } from './create-admin.ts'
import { lostFactor } from './remove-factor.ts'

/** @throws StartRefusal */
export async function runAdmin(words: string[]): Promise<void> {
  const command = readCommand(words)
  const settings = loadSettings()
  prepareDataFolder(settings)
  const database = await reachDatabase(settings)
  try {
    await migrate(database, settings)
    const brand = await loadBrand(settings.variant)
    // The running site handles the events, or its next start does.
    const unitOfWork = createUnitOfWork({ db: database.db, onCommitted: () => undefined })
    const parts = { settings, database, brand, unitOfWork }
    if (command.what === 'role') await changeRole(parts, command)
    else if (command.what === 'second-factor') await lostFactor(parts, command)
    else await createAdmin(parts, command.given)
  } finally {
    await database.close()
  }
}
