import ipaddr from 'ipaddr.js'
import type { ApiSettings } from '../../../deps.ts'

export type EndpointRules = Pick<ApiSettings, 'mode' | 'pushServices'>

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** In demo mode a local program may act as push service. */
const isOwnMachine = ({ mode }: EndpointRules, { hostname }: URL) => mode === 'demo' && LOOPBACK.has(hostname)

const isPublicAddress = (host: string) => {
  const bare = host.replace(/^\[|\]$/g, '')
  return !ipaddr.isValid(bare) || ipaddr.parse(bare).range() === 'unicast'
}

function isListed(services: string[], host: string): boolean {
  return services.some((service) => {
    if (service === '*') return isPublicAddress(host)
    return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
  })
}

/**
 * SSRF protection: the server calls URLs that members send, so only known push services are accepted.
 * `web-push.provider.ts` checks the resolved address on every call.
 */
export function acceptsEndpoint(rules: EndpointRules, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  if (isOwnMachine(rules, url)) return url.protocol === 'http:' || url.protocol === 'https:'
  return url.protocol === 'https:' && url.port === '' && isListed(rules.pushServices, url.hostname)
}
