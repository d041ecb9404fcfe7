/** `npm run backup [-- file]`: the whole place in one archive. The site may go on serving. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createFileStore } from '@consoeurs/api'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
import { noteBackup } from './backup/note-backup.ts'
import { reachDatabase } from './backup/reach-database.ts'
import { writeBackup } from './backup/write-backup.ts'
import { runCommand } from './command.ts'
import { say } from './console.ts'
import { keepSecret } from './data-folder.ts'
import { loadSettings } from './settings.ts'

await runCommand(async () => {
  const settings = loadSettings()
  if (!settings.databaseUrl && !existsSync(settings.dataDir)) {
    throw new StartRefusal(`Il n’y a rien à sauvegarder : le dossier de données ${settings.dataDir} n’existe pas.`)
  }
  const day = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')
  const path = resolve(process.argv[2] ?? `consoeurs-${settings.variant}-${day}.tar.gz`)
  if (existsSync(path)) throw new StartRefusal(`Le fichier ${path} existe déjà : il n’est pas remplacé.`)
  const database = await reachDatabase(settings)
  try {
    const files = createFileStore(settings)
    const secret = keepSecret(settings.dataDir, settings.secret)
    const manifest = await writeBackup({ variant: settings.variant, database, files, secret }, path)
    await noteBackup(database.db, new Date())
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Sauvegarde écrite : ${path} (${manifest.tables.length} tables, ${rows} lignes, ${manifest.files} fichiers).`)
    say('Elle contient tout de toutes, la clé des sessions comprise : garde-la chiffrée, ailleurs qu’ici.')
  } finally {
    await database.close()
  }
})
