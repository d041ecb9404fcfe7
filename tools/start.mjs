// npm start: brings a fresh clone up, then runs the server on Node 24. Plain ESM without any dependency, because it
// runs before anything is installed, on whatever Node (>= 18) the machine happens to have.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import {
  ensureBuilt,
  ensureInstalled,
  ensureSupportedNode,
  node24Path,
  PreparationError,
  root,
  serverEnvironment,
} from './prepare.mjs'

const dev = process.argv.includes('--dev')

try {
  ensureSupportedNode()
  ensureSupportedPlatform()
  await ensureInstalled()
  const node = node24Path()
  // While developing, Vite stands in for the built pages; the mails and the desk still come from a build.
  const built = ['apps/api/build/mails.js', 'apps/admin/build/admin/index.html'].every((file) =>
    existsSync(join(root, file)),
  )
  if (!dev || !built) await ensureBuilt()
  runServer(node)
} catch (error) {
  if (!(error instanceof PreparationError)) throw error
  process.stderr.write(`${error.message}\n`)
  if (error.details) process.stderr.write(`\n${error.details}\n`)
  process.exit(1)
}

/** The database that comes along speaks over a unix socket and is built against glibc. */
function ensureSupportedPlatform() {
  if (process.platform === 'win32') {
    throw new PreparationError('Windows seul ne convient pas : lance le projet dans WSL (https://aka.ms/wsl).')
  }
  const withoutGlibc = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  if (withoutGlibc && !process.env.DATABASE_URL) {
    throw new PreparationError(
      'Ce Linux n’a pas la glibc (Alpine ?) : donne l’adresse d’un PostgreSQL dans DATABASE_URL, ou prends une distribution courante.',
    )
  }
}

/** The channel between both processes has no message: its closing tells the server that its launcher is gone. */
function runServer(node) {
  const main = join(root, 'apps', 'server', 'src', 'main.ts')
  // While developing, Vite loads the development builds of libraries; the server must share their very modules.
  const flags = dev ? ['--conditions=development'] : []
  const server = spawn(node, [...flags, main, ...process.argv.slice(2)], {
    cwd: root,
    env: serverEnvironment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  if (process.env.npm_lifecycle_event) followParent(() => server.kill('SIGTERM'))
  server.on('error', (error) => {
    process.stderr.write(`Le serveur ne démarre pas : ${error.message}\n`)
    process.exit(1)
  })
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

/** npm may die without a word (kill -9), and nobody would know of a server that it left behind. */
function followParent(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 1000)
  watch.unref()
}
