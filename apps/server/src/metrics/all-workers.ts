import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * `ask` and `all`: between the scraped worker and the primary. `tell` and `told`: between the primary and every
 * worker.
 */
type Message =
  | { consoeurs: 'metrics.ask' | 'metrics.tell'; id: number }
  | { consoeurs: 'metrics.told'; id: number; figures: Figures }
  | { consoeurs: 'metrics.all'; id: number; all: Figures[] }

/** A worker that does not answer in time is left out. */
const TIMEOUT_MS = 2_000

const isOurs = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && String(Reflect.get(message, 'consoeurs')).startsWith('metrics.')

export const sumMetrics = (all: Figures[]): Registry => AggregatorRegistry.aggregate(all)

/** Called once in the primary, before it starts workers. */
export function collectForWorkers(): void {
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
    const timer = setTimeout(gone, TIMEOUT_MS)
    worker.on('message', hear).on('exit', gone)
    worker.send({ consoeurs: 'metrics.tell', id } satisfies Message)
  })
}

/** `all` collects the metrics of all workers; only its own without a primary. */
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
      // The primary may not answer.
      const alone = setTimeout(async () => resolve([await own()]), 2 * TIMEOUT_MS)
      return promise.finally(() => {
        clearTimeout(alone)
        waiting.delete(id)
      })
    },
  }
}
