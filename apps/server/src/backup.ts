/** `npm run backup [-- file]`. The site may keep running. */
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createFileStore } from '@consoeurs/api'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { reachDatabase } from './backup/reach-database.ts'
import { recordBackup } from './backup/record-backup.ts'
import { writeBackup } from './backup/write-backup.ts'
import { keepSecret, reasonOf } from './data/data-folder.ts'
import { refuseOtherData } from './data/installation-marks.ts'
import { runCommand } from './process/command.ts'
import { counted, print } from './process/console.ts'
import { loadSettings } from './settings/settings.ts'

function requireWritable(folder: string): void {
  if (!existsSync(folder))
    throw new StartRefusal(`Le dossier ${folder} n’existe pas\u202f: crée-le, ou choisis-en un autre.`)
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartRefusal(
      `Le dossier ${folder} ne peut pas être écrit (${reasonOf(error)})\u202f: choisis-en un autre.`,
    )
  }
}

await runCommand(async () => {
  const settings = loadSettings()
  if (!settings.databaseUrl && !existsSync(settings.dataDir)) {
    throw new StartRefusal(`Il n’y a rien à sauvegarder : le dossier de données ${settings.dataDir} n’existe pas.`)
  }
  const day = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')
  const path = resolve(process.argv[2] ?? `consoeurs-${settings.variant}-${day}.tar.gz`)
  if (existsSync(path)) throw new StartRefusal(`Le fichier ${path} existe déjà : il n’est pas remplacé.`)
  requireWritable(dirname(path))
  const database = await reachDatabase(settings)
  try {
    await refuseOtherData(database, { variant: settings.variant })
    const files = createFileStore(settings)
    const secret = keepSecret(settings.dataDir, settings.secret)
    const manifest = await writeBackup({ variant: settings.variant, database, files, secret }, path)
    await recordBackup(database.db, new Date())
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    print(
      `Sauvegarde écrite : ${path} (${manifest.tables.length} tables, ${counted(rows, 'ligne', 'lignes')}, ${counted(manifest.files, 'fichier', 'fichiers')}).`,
    )
    print('Elle contient tout de toutes, la clé des sessions comprise : garde-la chiffrée, ailleurs qu’ici.')
  } finally {
    await database.close()
  }
})
