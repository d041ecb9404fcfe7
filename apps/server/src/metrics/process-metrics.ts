import type { OpenDatabase } from '@consoeurs/database'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface ProcessMetrics {
  registry: Registry
  /** By declared route, never by address. */
  requests: Histogram<'route' | 'method' | 'status' | 'via'>
  refusals: Counter<'code'>
  pages: Counter<'made'>
}

interface Sources {
  pool: OpenDatabase['pool']
  sockets: () => number | undefined
}

/** Seconds: the targets lie between 5 and 50 ms. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export function createProcessMetrics({ pool, sockets }: Sources): ProcessMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  watchPool(pool, registers)
  new Gauge({
    name: 'consoeurs_sockets_open',
    help: 'Live connections of open pages.',
    registers,
    collect() {
      this.set(sockets() ?? 0)
    },
  })
  return {
    registry,
    requests: new Histogram({
      name: 'consoeurs_http_request_duration_seconds',
      help: 'Answers, by declared route, method and class of status; via memory: asked by a page for itself.',
      labelNames: ['route', 'method', 'status', 'via'],
      buckets: BUCKETS,
      registers,
    }),
    refusals: new Counter({
      name: 'consoeurs_refusals_total',
      help: 'Calls refused for who asked or how often, by code: TOO_MANY_REQUESTS, CREDENTIALS, FORBIDDEN…',
      labelNames: ['code'],
      registers,
    }),
    pages: new Counter({
      name: 'consoeurs_pages_total',
      help: 'Pages answered: ready bytes, or rendered for the one who asked.',
      labelNames: ['made'],
      registers,
    }),
  }
}

function watchPool(pool: Sources['pool'], registers: Registry[]): void {
  new Gauge({
    name: 'consoeurs_database_connections',
    help: 'Connections to the database, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    name: 'consoeurs_database_connections_waiting',
    help: 'Queries that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
