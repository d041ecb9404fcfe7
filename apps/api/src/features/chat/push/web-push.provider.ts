import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { sendingLimits } from '@consoeurs/contract'
import type { FastifyBaseLogger } from 'fastify'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import webPush from 'web-push'
import type { ApiSettings } from '../../../deps.ts'
import type { PushAnswer, PushProvider } from '../../../platform/delivery/push.ts'
import { acceptsEndpoint } from './endpoints.ts'
import { retryAfterOf } from './retry-after.ts'
import type { VapidKeys } from './vapid-keys.ts'

interface WebPushParts {
  keys: () => Promise<VapidKeys>
  settings: Pick<ApiSettings, 'mode' | 'pushServices' | 'pushContact'>
  operatorEmail: () => string
  logger: Pick<FastifyBaseLogger, 'info'>
  /** DNS resolver, for tests. */
  lookup?: LookupFunction
}

/** Connects to the checked address, against DNS rebinding. */
function filteringAgents({ settings, lookup }: WebPushParts) {
  const options = {
    keepAlive: true,
    allowIPAddressList: settings.mode === 'demo' ? ['127.0.0.1', '::1'] : [],
    ...(lookup && { lookup }),
  }
  return { http: new RequestFilteringHttpAgent(options), https: new RequestFilteringHttpsAgent(options) }
}

/** Contact required by RFC 8292. */
const contactOf = ({ settings, operatorEmail }: WebPushParts) => settings.pushContact ?? `mailto:${operatorEmail()}`

/** Maps a push service's status (RFC 8030). Redirects are not followed (SSRF). */
export function answerOf(status: number, retryAfter: string | undefined, why: string, now: Date): PushAnswer {
  if (status >= 200 && status < 300) return { result: 'accepted' }
  if (status === 404 || status === 410) return { result: 'gone' }
  if (status === 429 || status >= 500) return { result: 'busy', retryAfter: retryAfterOf(retryAfter, now) }
  return { result: 'refused', why: `${status} ${why}`.trim() }
}

interface PushRequest {
  url: URL
  headers: Record<string, string | number>
  body: Buffer
}

function post(agents: ReturnType<typeof filteringAgents>, { url, headers, body }: PushRequest): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:'
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(sendingLimits.pushAnswer.time) }
    const call = secure
      ? requestHttps(url, { ...options, agent: agents.https })
      : requestHttp(url, { ...options, agent: agents.http })
    call.on('error', reject)
    call.on('response', (response) => {
      const chunks: Buffer[] = []
      let length = 0
      const settle = () => {
        const why = Buffer.concat(chunks).toString('utf8').replaceAll(/\s+/g, ' ').slice(0, 200)
        resolve(answerOf(response.statusCode ?? 0, response.headers['retry-after'], why, new Date()))
      }
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length <= sendingLimits.pushAnswer.bytes) chunks.push(chunk)
        else response.destroy()
      })
      // The status is the answer: neither long bodies nor slow ends are waited for.
      response.on('close', settle)
      response.on('error', settle)
    })
    call.end(body)
  })
}

/** Web Push (RFC 8030, 8188, 8291, 8292). */
export function webPushProvider(parts: WebPushParts): PushProvider {
  const agents = filteringAgents(parts)

  function callFor(keys: VapidKeys, ...[device, payload, manner]: Parameters<PushProvider['send']>): PushRequest {
    const { endpoint, p256dh, auth } = device
    const { ttl, urgency, topic } = manner
    const subscription = { endpoint, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } }
    // Tokens last 12 hours, half of the RFC's limit, to tolerate clock skew.
    const vapidDetails = { subject: contactOf(parts), ...keys }
    const options = { TTL: Math.ceil(ttl / 1000), urgency, topic, vapidDetails }
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, options)
    return { url: new URL(endpoint), headers: headers as PushRequest['headers'], body: body ?? Buffer.alloc(0) }
  }

  async function send(...[device, payload, manner]: Parameters<PushProvider['send']>): Promise<PushAnswer> {
    if (!acceptsEndpoint(parts.settings, device.endpoint)) return { result: 'refused', why: 'no push service' }
    const keys = await parts.keys()
    let call: PushRequest
    try {
      call = callFor(keys, device, payload, manner)
    } catch (error) {
      return { result: 'refused', why: String(error) }
    }
    try {
      return await post(agents, call)
    } catch (error) {
      const isForbidden = error instanceof Error && error.message.includes('is not allowed')
      return isForbidden ? { result: 'refused', why: 'no public address' } : { result: 'unreachable' }
    }
  }

  return {
    name: 'webpush',
    async send(...asked) {
      const answer = await send(...asked)
      // The endpoint's path is a secret: it allows pushing to the browser.
      const { host } = new URL(asked[0].endpoint)
      if (answer.result !== 'accepted') parts.logger.info({ device: asked[0].id, host, ...answer }, 'push not taken')
      return answer
    },
  }
}
