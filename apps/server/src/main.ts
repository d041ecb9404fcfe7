import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { print, printError } from './process/console.ts'
import { Lifecycle, StartStopped } from './process/lifecycle.ts'
import { preflight } from './process/preflight.ts'
import { startQuickly } from './process/quick-start.ts'
import { configureLibraries, loadSettings } from './settings/settings.ts'

const life = new Lifecycle((name, error) => printError(`Arrêt de « ${name} » : ${textOf(error)}`))

async function stop(): Promise<void> {
  if (!life.stopping) print('\nArrêt en cours…')
  await life.stop()
  process.exit(0)
}

async function fail(error: unknown): Promise<void> {
  if (error instanceof StartStopped || life.stopping) return
  printError(error instanceof StartRefusal ? error.message : `Erreur inattendue : ${textOf(error)}`)
  await life.stop()
  process.exit(1)
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// The launcher's child ends with it, even if the launcher was killed.
process.on('disconnect', stop)
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

startQuickly()

try {
  const settings = loadSettings()
  const dev = process.argv.includes('--dev')
  configureLibraries({ dev, firebase: settings.firebase })
  if (cluster.isPrimary) await preflight(settings, life, { dev })
  const { open } = await life.step(() => import('./open.ts'))
  await open(settings, life, { dev, giveUp: (reason) => fail(new StartRefusal(reason)) })
  flushCompileCache()
} catch (error) {
  await fail(error)
}
