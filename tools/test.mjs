// `npm test [-- suite …]`: installs what is missing and runs checks and suites. The last line counts all tests; a
// failed check or a suite that could not run counts as one failure.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { countTests, readPlaywright, readVitest } from './counts.mjs'
import { ensureEmulator } from './firebase-emulator.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  ensureSupportedNode,
  node24Path,
  ownEnvironment,
  PreparationError,
  root,
} from './prepare.mjs'

const reports = join(root, 'test-results', 'reports')

const suites = {
  check: { title: 'Vérifications du code', run: runChecks },
  unit: { title: 'Règles et API', run: () => runVitest('unit-*') },
  integration: {
    title: 'Intégration : règles et accès',
    run: () => runOnBuild('integration'),
  },
  journeys: { title: 'Parcours dans le navigateur', run: () => runPlaywright('journeys', { files: MEMBERS_JOURNEYS }) },
  pages: {
    title: 'Chaque page et l’administration, dans le navigateur',
    run: () => runPlaywright('pages', { files: OTHER_JOURNEYS }),
  },
  system: { title: 'Système : démarrage, arrêts, pannes, constructions', run: () => runOnBuild('system') },
  rate: { title: 'Le taux d’accessibilité', run: holdRate },
  services: { title: 'Avec PostgreSQL et Redis du système', run: () => runOnBuild('services') },
  long: { title: 'Épreuves longues', run: () => runOnBuild('long') },
  'firebase-doors': { title: 'Les portes de Firebase, dans Chromium', run: () => withEmulator(walkFirebase) },
  'firebase-pushes': {
    title: 'Les notifications de Firebase, dans Firefox',
    run: () => withEmulator(() => runOnBuild('firebase')),
  },
}

/** Walks through every page, the admin, and what a phone adds (photos, no network, the installed app): half of the time. */
const OTHER_JOURNEYS = 'tests/journeys/(every-page|device|admin)/'
const MEMBERS_JOURNEYS = 'tests/journeys/(?!every-page|device|admin)'

/** A suite's own name also works. */
const groups = {
  all: ['check', 'unit', 'integration', 'journeys'],
  'all-system': ['system', 'pages'],
  'all-long': ['check', 'unit', 'integration', 'system', 'long', 'journeys', 'pages', 'rate'],
  firebase: ['firebase-doors', 'firebase-pushes'],
}

async function runChecks() {
  const failed = await check()
  return { passed: 0, failed: failed.length, skipped: 0 }
}

async function runVitest(project) {
  const file = freshReport(project.replace('-*', ''))
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await show(node24Path(), [vitest, 'run', `--project=${project}`, ...reporting])
  const report = written(file)
  return countTests({ code, report, read: readVitest })
}

/** Suites that start the whole server. */
async function runOnBuild(project) {
  await ensureBuilt()
  return runVitest(project)
}

async function withEmulator(suite) {
  await ensureEmulator()
  return suite()
}

/** /l/accessibilite must state the measured rate. */
async function holdRate() {
  const code = await show(node24Path(), [join(root, 'tools', 'accessibility-rate.ts')])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

const walkFirebase = () =>
  runPlaywright('firebase-doors', {
    config: join(root, 'tests', 'firebase', 'playwright.config.ts'),
    data: join('firebase', 'data'),
  })

/** `data`: the servers' folder, emptied before each run. */
async function runPlaywright(suite, { config = join(root, 'playwright.config.ts'), data = 'data', files = '' } = {}) {
  const chromium = await ensureChromium()
  await ensureBuilt()
  const file = freshReport(suite)
  rmSync(join(reports, 'accessibility'), { recursive: true, force: true })
  rmSync(join(root, 'test-results', data), { recursive: true, force: true })
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = await show(node24Path(), [cli, 'test', files, '--config', config, '--reporter=list,json'], env)
  const report = written(file)
  return countTests({ code, report, read: readPlaywright })
}

/** Removes an old report, which must not be counted again. */
function freshReport(suite) {
  const file = join(reports, `${suite}.json`)
  rmSync(file, { force: true })
  return file
}

function written(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function show(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
    const child = spawn(program, args, { cwd: root, env: { ...ownEnvironment(), ...plain, ...env }, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', resolve)
  })
}

async function runSuites(names) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const name of names) {
    console.log(`\n── ${suites[name].title} ──`)
    const begun = Date.now()
    const counts = await suites[name].run().catch(refused)
    for (const key of Object.keys(total)) total[key] += counts[key]
    const seconds = Math.round((Date.now() - begun) / 1000)
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds} s)`)
  }
  return total
}

function refused(error) {
  if (!(error instanceof PreparationError)) throw error
  console.error(`${error.message}\n${error.details}`)
  return { passed: 0, failed: 1, skipped: 0 }
}

function chosenSuites(words) {
  const names = (words.length > 0 ? words : ['all']).flatMap((word) => groups[word] ?? [word])
  const unknown = names.find((name) => !(name in suites))
  if (unknown) throw new PreparationError(`Suite inconnue : ${unknown}. Il y a : ${Object.keys(suites).join(', ')}.`)
  return names
}

async function main() {
  const names = chosenSuites(process.argv.slice(2))
  if (names.includes('long')) process.env.TEST_LENGTH = 'long'
  ensureSupportedNode()
  await ensureInstalled()
  mkdirSync(reports, { recursive: true })
  return runSuites(names)
}

const { passed, failed } = await main().catch(refused)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
