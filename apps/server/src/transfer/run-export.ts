import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { createFileStore, exportContent } from '@consoeurs/api'
import { loadBrand } from '@consoeurs/brand'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { reachDatabase } from '../backup/reach-database.ts'
import { prepareDataFolder } from '../data/data-folder.ts'
import { migrate } from '../data/database.ts'
import { counted, print } from '../process/console.ts'
import { loadSettings } from '../settings/settings.ts'

const USAGE = 'Il y a une commande :\n  npm run export -- content <dossier>'

function makeEmptyFolder(path: string): string {
  const folder = resolve(path)
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found !== undefined && (!found.isDirectory() || readdirSync(folder).length > 0)) {
    throw new StartRefusal(`${folder} n’est pas vide : rien n’y est remplacé, choisis un autre dossier.`)
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** @throws StartRefusal */
export async function runExport(words: string[]): Promise<void> {
  const [what, path, ...rest] = words
  if (what !== 'content' || path === undefined || rest.length > 0) throw new StartRefusal(USAGE)
  const settings = loadSettings()
  const folder = makeEmptyFolder(path)
  prepareDataFolder(settings)
  const database = await reachDatabase(settings)
  try {
    await migrate(database, settings)
    const { name } = await loadBrand(settings.variant)
    const site = { name, publicUrl: settings.publicUrl, now: new Date() }
    const done = await exportContent({ db: database.db, fileStore: createFileStore(settings), site, folder })
    const { articles, pages, categories, tags, media, missing } = done
    print(`Contenu écrit dans ${folder} : content.xml (pour WordPress), content.json, et les images dans files/.`)
    const counts = [
      counted(articles, 'article', 'articles'),
      counted(pages, 'page', 'pages'),
      counted(categories, 'catégorie', 'catégories'),
      counted(tags, 'mot-clé', 'mots-clés'),
      counted(media, 'image', 'images'),
    ]
    print(`${counts.join(', ')}.`)
    if (missing > 0) print(`${counted(missing, 'image manque', 'images manquent')} dans le rangement des fichiers.`)
  } finally {
    await database.close()
  }
}
