// `npm start`. Plain ESM without dependencies: runs before the installation, on any Node >= 18.
import { spawn } from 'node:child_process'
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
  if (!dev) await ensureBuilt()
  runServer(node)
} catch (error) {
  if (!(error instanceof PreparationError)) throw error
  process.stderr.write(`${error.message}\n`)
  if (error.details) process.stderr.write(`\n${error.details}\n`)
  process.exit(1)
}

/** The embedded database needs a unix socket and glibc. */
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

/** The IPC channel only tells the server, by closing, that the launcher died. */
function runServer(node) {
  const main = join(root, 'apps', 'server', 'src', 'main.ts')
  // Vite loads libraries under this condition, and the server must share the modules.
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

/** If npm is killed (kill -9), nothing else stops the server. */
function followParent(stop) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 1000)
  watch.unref()
}
