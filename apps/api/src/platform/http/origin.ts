import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts browser writes on any host of this server. */
    anyHost?: boolean
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Host and scheme, from the connection or a trusted proxy (`TRUST_PROXY`). */
type RequestAddress = Pick<FastifyRequest, 'host' | 'protocol'>

/** True for the public origin, or the scheme and host of the request itself. */
export function isOwnOrigin(
  origin: string | undefined,
  { host, protocol }: RequestAddress,
  publicUrl: string,
): boolean {
  if (origin === undefined) return false
  return origin === new URL(publicUrl).origin || origin === `${protocol}://${host}`
}

/** Compares host names without ports: cookies ignore ports, and a tunnel has its own. */
export function isPublicHost({ host }: Pick<RequestAddress, 'host'>, publicUrl: string): boolean {
  const asked = `http://${host}`
  return URL.canParse(asked) && new URL(asked).hostname === new URL(publicUrl).hostname
}

interface OriginOptions {
  publicUrl: string
  corsOrigins: string[]
}

/**
 * CSRF protection (OWASP origin check): an unsafe request with a cookie must come from our own pages. Bearer tokens
 * need no check. Writes on another host of ours (www, an IP address) are refused, because their session is not the
 * public site's.
 */
export const originPlugin = fp(async (app: FastifyInstance, { publicUrl, corsOrigins }: OriginOptions) => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return
    const { cookie, authorization, origin } = request.headers
    if (authorization !== undefined || (cookie === undefined && origin === undefined)) return
    if (cookie !== undefined && !isOwnOrigin(origin, request, publicUrl)) throw new AppError('ORIGIN_REFUSED')
    // Pages of another origin may call the API at its own host (STRAPI_URL).
    if (origin !== undefined && corsOrigins.includes(origin)) return
    if (request.routeOptions.config.anyHost !== true && !isPublicHost(request, publicUrl))
      throw new AppError('WRONG_HOST')
  })
})
