import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import { print, printError } from './process/console.ts'
import { sentenceOf, stackOf } from './process/failures.ts'
import { Lifecycle, StartStopped } from './process/lifecycle.ts'
import { preflight } from './process/preflight.ts'
import { startQuickly } from './process/quick-start.ts'
import { configureLibraries, loadSettings } from './settings/settings.ts'

const life = new Lifecycle((name, error) => printError(`Arrêt de « ${name} » : ${stackOf(error)}`))

let dataDir: string | undefined

async function stop(): Promise<void> {
  if (!life.stopping) print('\nArrêt en cours…')
  await life.stop()
  process.exit(0)
}

async function fail(error: unknown): Promise<void> {
  if (error instanceof StartStopped || life.stopping) return
  printError(sentenceOf(error, dataDir))
  await life.stop()
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// The launcher's child ends with it, even if the launcher was killed.
process.on('disconnect', stop)
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

startQuickly()

try {
  const settings = loadSettings()
  if (!settings.databaseUrl) dataDir = settings.dataDir
  const dev = process.argv.includes('--dev')
  configureLibraries({ dev, firebase: settings.firebase })
  if (cluster.isPrimary) await preflight(settings, life, { dev })
  const { open } = await life.step(() => import('./open.ts'))
  await open(settings, life, { dev, giveUp: (reason) => fail(new StartRefusal(reason)) })
  flushCompileCache()
} catch (error) {
  await fail(error)
}
