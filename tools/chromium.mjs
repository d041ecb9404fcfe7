// Finds a Chromium for the journeys, or brings one: the machine's own, Playwright's, the system's package manager.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node24Path, ownEnvironment, PreparationError, root, run, step } from './prepare.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const REFUSAL =
  'Aucun navigateur Chromium n’a pu être trouvé ni installé pour les parcours. Installe Chromium avec le gestionnaire de paquets du système, ou donne son chemin dans CHROMIUM_PATH, puis recommence.'

/** The path of a Chromium that starts. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (starts(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new PreparationError(`CHROMIUM_PATH ne mène pas à un Chromium qui démarre : ${process.env.CHROMIUM_PATH}`)
  }
  return find() ?? (await install())
}

function find() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, playwrightsOwn()].find((path) => path !== undefined && starts(path))
}

async function install() {
  const attempts = isDebianRoot() ? [installBySystem, installByPlaywright] : [installByPlaywright]
  let details = ''
  for (const attempt of attempts) {
    try {
      await step('Installation de Chromium', attempt)
    } catch (error) {
      details = error.details ?? String(error)
      continue
    }
    const found = find()
    if (found) return found
  }
  throw new PreparationError(REFUSAL, details)
}

async function installBySystem() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, failure: REFUSAL })
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, failure: REFUSAL })
}

async function installByPlaywright() {
  const extra = isDebianRoot() ? ['--with-deps'] : []
  await run(node24Path(), [playwrightCli, 'install', ...extra, 'chromium'], { env: ownEnvironment(), failure: REFUSAL })
}

const playwrightCli = join(root, 'node_modules', 'playwright', 'cli.js')

function playwrightsOwn() {
  const script = "process.stdout.write(require('playwright').chromium.executablePath())"
  const asked = spawnSync(node24Path(), ['-e', script], { cwd: root, encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout : undefined
}

/** A file of that name is not enough: some systems put a stub there that only explains how to install it. */
function starts(path) {
  if (!existsSync(path)) return false
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return asked.status === 0 && /Chrom/.test(asked.stdout)
}

function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
