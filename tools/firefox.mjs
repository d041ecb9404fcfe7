// Firefox for the push delivery test, because its push service can be replaced.
import { join } from 'node:path'
import { node24Path, ownEnvironment, root, run } from './prepare.mjs'
import { ensureProgram } from './program.mjs'

const cacheDir = join(root, 'node_modules', '.cache', 'browsers')

async function downloadFirefox(failure) {
  const cli = join(root, 'node_modules', '@puppeteer', 'browsers', 'lib', 'main-cli.js')
  await run(node24Path(), [cli, 'install', 'firefox@stable', '--path', cacheDir], { env: ownEnvironment(), failure })
}

async function downloaded() {
  // Imported late: this module loads before the installation.
  const { getInstalledBrowsers } = await import('@puppeteer/browsers')
  return (await getInstalledBrowsers({ cacheDir }))[0]?.executablePath
}

export const ensureFirefox = () =>
  ensureProgram({
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    version: /Firefox/,
    debian: 'firefox-esr',
    downloaded,
    download: downloadFirefox,
    refusal:
      'Aucun Firefox n’a pu être trouvé ni installé pour la preuve des notifications. Installe Firefox avec le gestionnaire de paquets du système, ou donne son chemin dans FIREFOX_PATH, puis recommence.',
  })
