// Firebase's emulator (300 MB) is installed on first use in its tests' folder; only `npm run test:firebase` needs it.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownEnvironment, root, run } from './prepare.mjs'

const folder = join(root, 'tests', 'firebase')
const stamp = join(folder, 'node_modules', '.installed')

export async function ensureEmulator() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installation de l’émulateur de Firebase (300 Mo, une seule fois)…')
  await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--loglevel=error'], {
    env: ownEnvironment(),
    failure: 'L’émulateur de Firebase n’a pas pu être installé. Vérifie la connexion au registre npm.',
  })
  writeFileSync(stamp, wanted)
}
