// `npm run test:firebase`: the site in a browser, with Firebase's SDK, against Firebase's own emulator. The emulator is
// 300 MB that nothing else needs: it is installed here, at the first time, in the folder of its tests.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { countTests, readPlaywright } from './counts.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  ensureSupportedNode,
  node24Path,
  ownEnvironment,
  PreparationError,
  root,
  run,
} from './prepare.mjs'

const folder = join(root, 'tests', 'firebase')
const stamp = join(folder, 'node_modules', '.installed')
const results = join(root, 'test-results', 'firebase')
const report = join(root, 'test-results', 'reports', 'firebase.json')

async function ensureEmulator() {
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

function walk(chromium) {
  const args = [
    join(root, 'node_modules', 'playwright', 'cli.js'),
    'test',
    '--config',
    join(folder, 'playwright.config.ts'),
  ]
  const env = { ...ownEnvironment(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const child = spawn(node24Path(), [...args, '--reporter=list,json', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
}

try {
  ensureSupportedNode()
  await ensureInstalled()
  await ensureEmulator()
  const chromium = await ensureChromium()
  await ensureBuilt()
  rmSync(results, { recursive: true, force: true })
  rmSync(report, { force: true })
  const code = await walk(chromium)
  const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  const { passed, failed } = countTests({ code, report: written, read: readPlaywright })
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof PreparationError)) throw error
  console.error(error.message, error.details)
  process.exitCode = 1
}
