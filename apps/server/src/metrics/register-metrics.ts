import { timingSafeEqual } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import type { OpenDatabase } from '@consoeurs/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import type { Settings } from '../settings/settings.ts'
import { joinWorkers } from './all-workers.ts'
import { diskSpaceOf, loadInstallationFigures } from './installation-figures.ts'
import { collectInstallationMetrics } from './installation-metrics.ts'
import { createProcessMetrics, type ProcessMetrics } from './process-metrics.ts'

/** Unknown addresses would create endless labels. */
const UNKNOWN_ROUTE = 'none'

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`

/** API calls of a page render are injected in memory. */
const viaOf = ({ raw }: FastifyRequest) => (raw instanceof IncomingMessage ? 'network' : 'memory')

function watchAnswers(app: FastifyInstance, { requests, refusals }: ProcessMetrics): void {
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const labels = {
      route: request.routeOptions.url ?? UNKNOWN_ROUTE,
      method: request.method,
      status: statusClass(reply.statusCode),
      via: viaOf(request),
    }
    requests.observe(labels, reply.elapsedTime / 1000)
    if (reply.refusedAs != null) refusals.inc({ code: reply.refusedAs })
    done()
  })
}

interface MetricsOptions {
  pool: OpenDatabase['pool']
  settings: Pick<Settings, 'dataDir' | 'metricsToken'>
}

/**
 * /metrics for Prometheus. Registered before the platform (`ApiDeps.prepare`), to count every response and to need no
 * session, whose store may be down.
 */
export function registerMetrics(app: FastifyInstance, { pool, settings }: MetricsOptions): ProcessMetrics {
  const metrics = createProcessMetrics({ pool, sockets: () => app.realtime?.openSockets() })
  const { all, leave } = joinWorkers(metrics.registry)
  watchAnswers(app, metrics)

  async function tell(): Promise<string> {
    const figures = () => loadInstallationFigures(pool, app.jobs.overview.queues)
    const [processes, place] = await Promise.all([
      all(),
      collectInstallationMetrics({ figures, room: () => diskSpaceOf(settings.dataDir) }),
    ])
    return `${await AggregatorRegistry.aggregate(processes).metrics()}\n${await place.metrics()}`
  }

  app.get('/metrics', { schema: { hide: true }, config: { access: 'public' } }, async (request, reply) => {
    if (!mayAsk(request, settings.metricsToken)) return reply.callNotFound()
    return reply
      .header('Cache-Control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await tell())
  })
  app.addHook('onClose', async () => leave())
  return metrics
}

/** Local requests without a proxy, or the bearer token. */
function mayAsk(request: FastifyRequest, token: string | undefined): boolean {
  if (isThisMachine(request)) return true
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined || given === undefined) return false
  const [expected, offered] = [Buffer.from(token), Buffer.from(given)]
  return expected.length === offered.length && timingSafeEqual(expected, offered)
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const

const isThisMachine = ({ raw, headers }: FastifyRequest) =>
  LOOPBACK.test(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
