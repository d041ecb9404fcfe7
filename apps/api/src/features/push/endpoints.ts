import ipaddr from 'ipaddr.js'
import type { ApiSettings } from '../../deps.ts'

export type EndpointRules = Pick<ApiSettings, 'mode' | 'pushServices'>

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** In the demo a program on this very machine may stand for a push service. */
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
 * A subscription's address is a URL that a member gives us and that we then call: only a push service's own is accepted.
 * What its name resolves to is looked at again with every call (`web-push.provider.ts`).
 */
export function acceptsEndpoint(rules: EndpointRules, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  if (isOwnMachine(rules, url)) return url.protocol === 'http:' || url.protocol === 'https:'
  return url.protocol === 'https:' && url.port === '' && isListed(rules.pushServices, url.hostname)
}
