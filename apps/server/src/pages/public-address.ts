import { isPublicHost } from '@consoeurs/api'
import { errors } from '@consoeurs/contract'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Settings } from '../settings/settings.ts'

/** Only an explicit header counts, or a proxy that sends none would cause a redirect loop. */
const isForwardedAsHttp = ({ protocol, headers }: FastifyRequest): boolean =>
  protocol === 'http' && /(^|,)\s*http\s*$/i.test(String(headers['x-forwarded-proto'] ?? ''))

const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)
const isSignOut = (url: string) => /^\/logout(\?|$)/.test(url)

/**
 * Cookies belong to one host, so other hosts and plain HTTP redirect to PUBLIC_URL, and forms are refused. Signing
 * out works at any host.
 */
export function toPublicAddress({ publicUrl }: Pick<Settings, 'publicUrl'>): onRequestHookHandler {
  const { host: publicHost, protocol } = new URL(publicUrl)
  const isSecure = protocol === 'https:'
  return (request: FastifyRequest, reply: FastifyReply, next) => {
    const { url, method } = request
    const isRight =
      (request.host === publicHost || isPublicHost(request, publicUrl)) && !(isSecure && isForwardedAsHttp(request))
    if (isRight || isApi(url)) return next()
    if (method === 'GET' || method === 'HEAD') {
      const path = url.startsWith('/') ? url.replace(/^\/{2,}/, '/') : '/'
      return void reply.header('Cache-Control', 'no-cache').redirect(publicUrl + path, 308)
    }
    if (isSignOut(url)) return next()
    const { status, text } = errors.WRONG_HOST
    return void reply.code(status).type('text/plain; charset=utf-8').send(text)
  }
}
