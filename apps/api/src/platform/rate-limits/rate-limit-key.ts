import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * Rate-limit key without a session: an IPv4 address, or the /64 of an IPv6 one. Providers assign at least a /64 (RFC
 * 6177), within which a client could change its address for each request.
 */
export function rateLimitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** A wider key: the /24 of IPv4, because hosting providers rent out single addresses. */
export const networkOf = (ip: string): string => rateLimitKey(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')

/** Default rate-limit key: the member, or the visitor's network. */
export const rateLimitKeyOf = ({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): string =>
  viewer?.id.toString() ?? rateLimitKey(ip)
