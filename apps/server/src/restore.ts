/** `npm run restore -- file`: an archive back into an empty data folder (DATA_DIR) or an empty database (DATABASE_URL). */
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFileStore } from '@consoeurs/api'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
import { reachDatabase } from './backup/reach-database.ts'
import { readBackup } from './backup/read-backup.ts'
import { runCommand } from './command.ts'
import { say } from './console.ts'
import { prepareDataFolder } from './data-folder.ts'
import { loadSettings } from './settings.ts'

await runCommand(async () => {
  const settings = loadSettings()
  const [, , given] = process.argv
  if (given === undefined) throw new StartRefusal('Donne le fichier de la sauvegarde : npm run restore -- <fichier>.')
  const path = resolve(given)
  if (!existsSync(path)) throw new StartRefusal(`Le fichier ${path} n’existe pas.`)
  prepareDataFolder(settings.dataDir)
  const database = await reachDatabase(settings)
  try {
    const keepSecret = (secret: string) => {
      if (!settings.secret) writeFileSync(join(settings.dataDir, 'secret'), `${secret}\n`, { mode: 0o600 })
    }
    const target = { variant: settings.variant, database, files: createFileStore(settings), keepSecret }
    const manifest = await readBackup(target, path)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `Sauvegarde du ${manifest.at} reprise : ${rows} lignes, ${manifest.files} fichiers. Tu peux lancer « npm start ».`,
    )
  } finally {
    await database.close()
  }
})
