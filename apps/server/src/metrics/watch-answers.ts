import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProcessMetrics } from './process-metrics.ts'

/** No route: whatever stood in the address is nobody's business, and would grow without end. */
const UNKNOWN_ROUTE = 'none'

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`

/** A page's own calls never leave memory: what asks is no message of the network. */
const viaOf = ({ raw }: FastifyRequest) => (raw instanceof IncomingMessage ? 'network' : 'memory')

/** Counts every answer, whoever asked for it. */
export function watchAnswers(app: FastifyInstance, { requests, refusals }: ProcessMetrics): void {
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
