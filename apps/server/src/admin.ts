/** `npm run admin -- create` opens the account of an administrator; `role <username> <role>` gives a role. The site may go on serving. */
import { createUnitOfWork } from '@consoeurs/api'
import { loadBrand } from '@consoeurs/brand'
import { readCommand } from './admin/admin-command.ts'
import { changeRole } from './admin/change-role.ts'
import { createAdmin } from './admin/create-admin.ts'
import { reachDatabase } from './backup/reach-database.ts'
import { runCommand } from './command.ts'
import { prepareDataFolder } from './data-folder.ts'
import { migrate } from './database.ts'
import { loadSettings } from './settings.ts'

await runCommand(async () => {
  const command = readCommand(process.argv.slice(2))
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
    else await createAdmin(parts, command.given)
  } finally {
    await database.close()
  }
})
