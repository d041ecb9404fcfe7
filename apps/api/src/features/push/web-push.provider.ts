import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { sendingLimits } from '@consoeurs/contract'
import type { FastifyBaseLogger } from 'fastify'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import webPush from 'web-push'
import type { ApiSettings } from '../../deps.ts'
import type { PushAnswer, PushProvider } from '../../platform/push.ts'
import { acceptsEndpoint } from './endpoints.ts'
import { retryAfterOf } from './retry-after.ts'
import type { VapidKeys } from './vapid-keys.ts'

interface WebPushParts {
  keys: () => Promise<VapidKeys>
  settings: Pick<ApiSettings, 'mode' | 'pushServices' | 'pushContact'>
  operatorEmail: () => string
  logger: Pick<FastifyBaseLogger, 'info'>
  /** In place of the system's resolver, so that a test can say what a name resolves to. */
  lookup?: LookupFunction
}

/** They connect to the very address that they looked at, so that a name cannot turn into another between the two. */
function filteringAgents({ settings, lookup }: WebPushParts) {
  const options = {
    keepAlive: true,
    allowIPAddressList: settings.mode === 'demo' ? ['127.0.0.1', '::1'] : [],
    ...(lookup && { lookup }),
  }
  return { http: new RequestFilteringHttpAgent(options), https: new RequestFilteringHttpsAgent(options) }
}

/** RFC 8292 wants to know whom to write to when something is wrong with what we send. */
const contactOf = ({ settings, operatorEmail }: WebPushParts) => settings.pushContact ?? `mailto:${operatorEmail()}`

/** What a status of a push service means (RFC 8030). A redirect is never followed: it could lead anywhere. */
export function answerOf(status: number, retryAfter: string | undefined, why: string, now: Date): PushAnswer {
  if (status >= 200 && status < 300) return { result: 'accepted' }
  if (status === 404 || status === 410) return { result: 'gone' }
  if (status === 429 || status >= 500) return { result: 'busy', retryAfter: retryAfterOf(retryAfter, now) }
  return { result: 'refused', why: `${status} ${why}`.trim() }
}

interface Call {
  url: URL
  headers: Record<string, string | number>
  body: Buffer
}

/** Web Push (RFC 8030, 8188, 8291, 8292): encrypted and signed by `web-push`, sent by us to a checked address. */
export function webPushProvider(parts: WebPushParts): PushProvider {
  const agents = filteringAgents(parts)

  function post({ url, headers, body }: Call): Promise<PushAnswer> {
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
        // What it says beyond that is not read, and a slow end is not waited for: the status is the answer.
        response.on('close', settle)
        response.on('error', settle)
      })
      call.end(body)
    })
  }

  function callFor(keys: VapidKeys, ...[device, payload, manner]: Parameters<PushProvider['send']>): Call {
    const { endpoint, p256dh, auth } = device
    const { ttl, urgency, topic } = manner
    const subscription = { endpoint, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } }
    // Its tokens live 12 hours: half of what the RFC grants survives a clock that is wrong.
    const vapidDetails = { subject: contactOf(parts), ...keys }
    const options = { TTL: Math.ceil(ttl / 1000), urgency, topic, vapidDetails }
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, options)
    return { url: new URL(endpoint), headers: headers as Call['headers'], body: body ?? Buffer.alloc(0) }
  }

  async function send(...[device, payload, manner]: Parameters<PushProvider['send']>): Promise<PushAnswer> {
    if (!acceptsEndpoint(parts.settings, device.endpoint)) return { result: 'refused', why: 'no push service' }
    const keys = await parts.keys()
    let call: Call
    try {
      call = callFor(keys, device, payload, manner)
    } catch (error) {
      return { result: 'refused', why: String(error) }
    }
    try {
      return await post(call)
    } catch (error) {
      const isForbidden = error instanceof Error && error.message.includes('is not allowed')
      return isForbidden ? { result: 'refused', why: 'no public address' } : { result: 'unreachable' }
    }
  }

  return {
    name: 'webpush',
    async send(...asked) {
      const answer = await send(...asked)
      // The path of an address is a secret: who has it may push to that browser.
      const { host } = new URL(asked[0].endpoint)
      if (answer.result !== 'accepted') parts.logger.info({ device: asked[0].id, host, ...answer }, 'push not taken')
      return answer
    },
  }
}
