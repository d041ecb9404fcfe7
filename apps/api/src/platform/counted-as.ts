import ipaddr from 'ipaddr.js'

/**
 * Whom a limit counts who has no session: an IPv4 address, or the /64 of an IPv6 one. A provider gives no customer less
 * than that (RFC 6177), so that whoever has one could come from another address each time.
 */
export function countedAs(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
