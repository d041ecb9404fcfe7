/** `npm run restore -- file`, into an empty data folder (DATA_DIR) or database (DATABASE_URL). */
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFileStore } from '@consoeurs/api'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { reachDatabase } from './backup/reach-database.ts'
import { checkBackup, readBackup } from './backup/read-backup.ts'
import { prepareDataFolder } from './data/data-folder.ts'
import { markInstallation } from './data/installation-marks.ts'
import { runCommand } from './process/command.ts'
import { counted, print } from './process/console.ts'
import { loadSettings } from './settings/settings.ts'

await runCommand(async () => {
  const settings = loadSettings()
  const [, , given] = process.argv
  if (given === undefined) throw new StartRefusal('Donne le fichier de la sauvegarde : npm run restore -- <fichier>.')
  const path = resolve(given)
  if (!existsSync(path)) throw new StartRefusal(`Le fichier ${path} n’existe pas.`)
  await checkBackup(path, settings.variant)
  prepareDataFolder(settings)
  const database = await reachDatabase(settings)
  try {
    const keepSecret = (secret: string) => {
      if (!settings.secret) writeFileSync(join(settings.dataDir, 'secret'), `${secret}\n`, { mode: 0o600 })
    }
    const target = { variant: settings.variant, database, files: createFileStore(settings), keepSecret }
    const manifest = await readBackup(target, path)
    await markInstallation(database, { variant: settings.variant })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `Sauvegarde du ${manifest.at} reprise : ${counted(rows, 'ligne', 'lignes')}, ${counted(manifest.files, 'fichier', 'fichiers')}. Tu peux lancer « npm start ».`,
    )
  } finally {
    await database.close()
  }
})
