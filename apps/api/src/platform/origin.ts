import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True when a browser's Origin is ours: the public address, or the very host it asked. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return false
  if (origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}

/**
 * Cross-site request forgery: an unsafe request that carries a cookie must come from our own pages (OWASP: origin
 * check). A bearer token is not sent by a browser on its own, so it needs none.
 */
export const originPlugin = fp(async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return
    const { cookie, authorization, origin, host } = request.headers
    if (cookie === undefined || authorization !== undefined) return
    if (isOwnOrigin(origin, host, publicUrl)) return
    throw new AppError('ORIGIN_REFUSED')
  })
})
