import { timingSafeEqual } from 'node:crypto'
import type { OpenDatabase } from '@consoeurs/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AggregatorRegistry } from 'prom-client'
import type { Settings } from '../settings.ts'
import { joinWorkers } from './all-workers.ts'
import { loadPlaceFigures, roomOf } from './place-figures.ts'
import { tellPlace } from './place-metrics.ts'
import { createProcessMetrics, type ProcessMetrics } from './process-metrics.ts'
import { watchAnswers } from './watch-answers.ts'

interface MetricsOptions {
  pool: OpenDatabase['pool']
  settings: Pick<Settings, 'dataDir' | 'metricsToken'>
}

/**
 * /metrics, for Prometheus. Registered before the platform (`ApiDeps.prepare`): it counts every answer, and needs no
 * session, whose reading would need the database that it may have to call down.
 */
export function registerMetrics(app: FastifyInstance, { pool, settings }: MetricsOptions): ProcessMetrics {
  const metrics = createProcessMetrics({ pool, sockets: () => app.realtime?.io.engine?.clientsCount })
  const { all, leave } = joinWorkers(metrics.registry)
  watchAnswers(app, metrics)

  /** Every process's figures added up, and those of the place, once. */
  async function tell(): Promise<string> {
    const figures = () => loadPlaceFigures(pool, app.jobs.overview.queues)
    const [processes, place] = await Promise.all([all(), tellPlace({ figures, room: () => roomOf(settings.dataDir) })])
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

/** This machine itself, by no proxy, or whoever has the token. */
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
