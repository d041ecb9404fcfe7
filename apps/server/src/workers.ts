import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
import { complain } from './console.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Share } from './open-place.ts'

/** A worker that lived less long died young; so many of them within a while, and the place is given up. */
const YOUNG_MS = 30_000
const WHILE_MS = 180_000
const YOUNG_DEATHS = 8
/** Before the next start after a young death, doubled with each. */
const PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A worker that takes longer to end is not waited for: what it still holds is cut. */
const STOP_MS = 9_000

const ASKS_FOR_SHARE = 'share'

export interface Crew {
  count: number
  share: Share
  /** Nothing more is tried: workers died young again and again. */
  giveUp: (reason: string) => void
}

/** Starts the workers and keeps as many of them; resolves once all of them listen. */
export async function keepWorkers({ count, share, giveUp }: Crew, life: Lifecycle): Promise<void> {
  let youngDeaths: number[] = []
  let open = false
  const employ = () => begin(share, onDeath)

  /** @param lived milliseconds */
  async function onDeath(lived: number, how: string): Promise<void> {
    // One that ends before the place is open ends the start.
    if (!open || life.stopping) return
    const now = Date.now()
    youngDeaths = youngDeaths.filter((at) => at > now - WHILE_MS)
    if (lived < YOUNG_MS) youngDeaths.push(now)
    if (youngDeaths.length >= YOUNG_DEATHS) {
      return giveUp(
        `Les processus du site s’arrêtent l’un après l’autre (${how}) : le site s’arrête. Le journal dit pourquoi.`,
      )
    }
    complain(`Un processus du site s’est arrêté (${how}) ; un autre le remplace.`)
    if (youngDeaths.length > 0) await pause(Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (youngDeaths.length - 1)))
    if (!life.stopping) employ().catch(() => undefined)
  }

  life.opened('workers', stopWorkers, STOP_MS + 500)
  await Promise.all(Array.from({ length: count }, employ))
  open = true
}

/** Resolves once it listens. @throws StartRefusal where it ended before */
function begin(share: Share, onDeath: (lived: number, how: string) => Promise<void>): Promise<void> {
  const begun = Date.now()
  const worker = cluster.fork()
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => {
      if (message === ASKS_FOR_SHARE) worker.send(share)
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

/** Asked by a worker of the process that began it. */
export function askForShare(): Promise<Share> {
  return new Promise((resolve) => {
    process.once('message', (share) => resolve(share as Share))
    process.send?.(ASKS_FOR_SHARE)
  })
}
