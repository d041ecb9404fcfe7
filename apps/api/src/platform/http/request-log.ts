import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'

/** Asked every few seconds to watch the process. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

const isProbe = (request: FastifyRequest) => probes.has(request.url.split('?', 1)[0] ?? '')

/** One line per request, once it is answered; none for the probes. */
export class RequestLog extends Fastify.LogController {
  override isLogDisabled(request: FastifyRequest): boolean {
    return isProbe(request)
  }

  override incomingRequest(): void {
    // `requestCompleted` names the request too.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return
    const line = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}
