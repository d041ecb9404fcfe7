import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'
import type { Share } from '../data/open-installation.ts'
import { printError } from './console.ts'
import type { Lifecycle } from './lifecycle.ts'

/** The site stops after YOUNG_DEATHS workers within WHILE_MS that lived less than YOUNG_MS. */
const YOUNG_MS = 30_000
const WHILE_MS = 180_000
const YOUNG_DEATHS = 8
/** Doubled with each early death. */
const PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** Slower workers are killed. */
const STOP_MS = 9_000

const SHARE_REQUEST = 'share'

export interface WorkerPool {
  count: number
  share: Share
  /** After repeated early deaths. */
  giveUp: (reason: string) => void
}

/** Resolves once all listen. */
export async function superviseWorkers({ count, share, giveUp }: WorkerPool, life: Lifecycle): Promise<void> {
  let youngDeaths: number[] = []
  let open = false
  const employ = () => begin(share, onDeath)

  /** @param lived milliseconds */
  async function onDeath(lived: number, how: string): Promise<void> {
    // A worker that ends before the start is complete fails the start.
    if (!open || life.stopping) return
    const now = Date.now()
    youngDeaths = youngDeaths.filter((at) => at > now - WHILE_MS)
    if (lived < YOUNG_MS) youngDeaths.push(now)
    if (youngDeaths.length >= YOUNG_DEATHS) {
      return giveUp(
        `Les processus du site s’arrêtent l’un après l’autre (${how}) : le site s’arrête. Le journal dit pourquoi.`,
      )
    }
    printError(`Un processus du site s’est arrêté (${how}) ; un autre le remplace.`)
    if (youngDeaths.length > 0) await pause(Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (youngDeaths.length - 1)))
    if (!life.stopping) employ().catch(() => undefined)
  }

  life.opened('workers', stopWorkers, STOP_MS + 500)
  await Promise.all(Array.from({ length: count }, employ))
  open = true
}

/** @throws StartRefusal where the worker ended before it listened */
function begin(share: Share, onDeath: (lived: number, how: string) => Promise<void>): Promise<void> {
  const begun = Date.now()
  const worker = cluster.fork()
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === SHARE_REQUEST) worker.send(share)
    })
    worker.once('listening', () => resolve())
    worker.once('exit', (code, signal) => {
      reject(new StartRefusal('Un processus du site s’est arrêté avant d’ouvrir : sa raison est écrite au-dessus.'))
      void onDeath(Date.now() - begun, signal ?? String(code))
    })
  })
}

const hasEnded = ({ process: { exitCode, signalCode } }: Worker) => exitCode !== null || signalCode !== null

async function stopWorkers(): Promise<void> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const ends = workers.map((worker) => hasEnded(worker) || new Promise((resolve) => worker.once('exit', resolve)))
  const signalAll = (signal: NodeJS.Signals) => {
    for (const worker of workers) if (!hasEnded(worker)) worker.process.kill(signal)
  }
  signalAll('SIGTERM')
  const cut = setTimeout(() => signalAll('SIGKILL'), STOP_MS)
  await Promise.all(ends)
  clearTimeout(cut)
}

export function requestShare(): Promise<Share> {
  return new Promise((resolve) => {
    process.once('message', (share) => resolve(share as Share))
    process.send?.(SHARE_REQUEST)
  })
}
