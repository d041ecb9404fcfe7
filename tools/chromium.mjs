import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { node24Path, ownEnvironment, root, run } from './prepare.mjs'
import { ensureProgram, isDebianRoot } from './program.mjs'

const playwrightCli = join(root, 'node_modules', 'playwright', 'cli.js')

function playwrightsOwn() {
  const script = "process.stdout.write(require('playwright').chromium.executablePath())"
  const asked = spawnSync(node24Path(), ['-e', script], { cwd: root, encoding: 'utf8' })
  return asked.status === 0 ? asked.stdout : undefined
}

async function installByPlaywright(failure) {
  const extra = isDebianRoot() ? ['--with-deps'] : []
  await run(node24Path(), [playwrightCli, 'install', ...extra, 'chromium'], { env: ownEnvironment(), failure })
}

export const ensureChromium = () =>
  ensureProgram({
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    version: /Chrom/,
    debian: 'chromium',
    downloaded: playwrightsOwn,
    download: installByPlaywright,
    refusal:
      'Aucun navigateur Chromium n’a pu être trouvé ni installé pour les parcours. Installe Chromium avec le gestionnaire de paquets du système, ou donne son chemin dans CHROMIUM_PATH, puis recommence.',
  })
