import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
import { complain, say } from './console.ts'
import { Lifecycle, StartStopped } from './lifecycle.ts'
import { preflight } from './preflight.ts'
import { startQuickly } from './quick-start.ts'
import { loadSettings, tellLibraries } from './settings.ts'

const life = new Lifecycle((name, error) => complain(`Arrêt de « ${name} » : ${textOf(error)}`))

async function stop(): Promise<void> {
  if (!life.stopping) say('\nArrêt en cours…')
  await life.stop()
  process.exit(0)
}

async function fail(error: unknown): Promise<void> {
  // Once it stops, what is cut short complains: that is a consequence, not a fault.
  if (error instanceof StartStopped || life.stopping) return
  complain(error instanceof StartRefusal ? error.message : `Erreur inattendue : ${textOf(error)}`)
  await life.stop()
  process.exit(1)
}

/** Only what nobody foresaw shows where it happened. */
function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Started by the launcher, this process ends with it, even when that one was killed without a word.
process.on('disconnect', stop)
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

startQuickly()

try {
  const settings = loadSettings()
  const dev = process.argv.includes('--dev')
  tellLibraries({ dev, firebase: settings.firebase })
  if (cluster.isPrimary) await preflight(settings, life, { dev })
  const { open } = await life.step(() => import('./open.ts'))
  await open(settings, life, { dev, giveUp: (reason) => fail(new StartRefusal(reason)) })
  flushCompileCache()
} catch (error) {
  await fail(error)
}
