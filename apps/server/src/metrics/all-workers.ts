import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** What a registry knows, as it travels between processes. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Between a worker that was asked (`ask`, `all`) and its primary, and between the primary and every worker (`tell`, `told`). */
type Message =
  | { consoeurs: 'metrics.ask' | 'metrics.tell'; id: number }
  | { consoeurs: 'metrics.told'; id: number; figures: Figures }
  | { consoeurs: 'metrics.all'; id: number; all: Figures[] }

/** A worker that says nothing for so long is hung, or gone: the others are told without it. */
const PATIENCE_MS = 2_000

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && String(Reflect.get(message, 'consoeurs')).startsWith('metrics.')

/** Adds up what several processes told: sums, and means or extremes where the metric says so. */
export const addedUp = (all: Figures[]): Registry => AggregatorRegistry.aggregate(all)

/** In the primary, once, before its workers: a worker that is asked for metrics gets those of all. */
export function gatherForWorkers(): void {
  let last = 0
  cluster.on('message', (asker, message: unknown) => {
    if (!isOurs(message) || message.consoeurs !== 'metrics.ask') return
    const askers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    const asked = askers.map((worker) => figuresOf(worker as Worker, ++last))
    void Promise.all(asked).then((told) => {
      const all = told.filter((figures) => figures !== null)
      if (asker.isConnected()) asker.send({ consoeurs: 'metrics.all', id: message.id, all } satisfies Message)
    })
  })
}

function figuresOf(worker: Worker, id: number): Promise<Figures | null> {
  return new Promise((resolve) => {
    const settle = (figures: Figures | null) => {
      clearTimeout(timer)
      worker.off('message', hear).off('exit', gone)
      resolve(figures)
    }
    const hear = (message: unknown) => {
      if (isOurs(message) && message.consoeurs === 'metrics.told' && message.id === id) settle(message.figures)
    }
    const gone = () => settle(null)
    const timer = setTimeout(gone, PATIENCE_MS)
    worker.on('message', hear).on('exit', gone)
    worker.send({ consoeurs: 'metrics.tell', id } satisfies Message)
  })
}

/** In each process: answers its primary, and gives `all()`, what every worker knows (its own alone without a primary). */
export function joinWorkers(registry: Registry): { all: () => Promise<Figures[]>; leave: () => void } {
  const own = () => registry.getMetricsAsJSON()
  if (!cluster.isWorker) return { all: async () => [await own()], leave: () => undefined }
  const waiting = new Map<number, (all: Figures[]) => void>()
  let last = 0
  const hear = (message: unknown) => {
    if (!isOurs(message)) return
    if (message.consoeurs === 'metrics.all') waiting.get(message.id)?.(message.all)
    if (message.consoeurs !== 'metrics.tell') return
    void own().then((figures) =>
      process.send?.({ consoeurs: 'metrics.told', id: message.id, figures } satisfies Message),
    )
  }
  process.on('message', hear)
  return {
    leave: () => void process.off('message', hear),
    async all() {
      const id = ++last
      const { promise, resolve } = Promise.withResolvers<Figures[]>()
      waiting.set(id, resolve)
      process.send?.({ consoeurs: 'metrics.ask', id } satisfies Message)
      // A primary that gathers nothing must not hang the answer.
      const alone = setTimeout(async () => resolve([await own()]), 2 * PATIENCE_MS)
      return promise.finally(() => {
        clearTimeout(alone)
        waiting.delete(id)
      })
    },
  }
}
