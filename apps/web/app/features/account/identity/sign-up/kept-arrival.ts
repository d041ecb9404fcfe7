import { Arrival } from '@consoeurs/contract'
import { hostCookie, readHostCookie } from '@consoeurs/contract/operations/cookies'

const cookie = 'arrivee'
const SECONDS = 3600

const cookieOf = (value: string, age: number, secure: boolean) =>
  `${hostCookie(cookie, secure)}=${value}; Path=/; Max-Age=${age}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`

function arrivalIn(query: URLSearchParams): Arrival {
  const given = { invitation: query.get('invitation') ?? undefined, town: query.get('ville') ?? undefined }
  return Arrival.safeParse(given).data ?? {}
}

/**
 * Where a newcomer comes from: the address of the sign-up page, or the cookie that it left. A provider, its window or a
 * mail may come between that page and the form that opens the account (strictly functional, so without consent).
 */
export function readArrival(request: Request): Arrival {
  const given = arrivalIn(new URL(request.url).searchParams)
  if (given.invitation !== undefined || given.town !== undefined) return given
  const kept = readHostCookie(request.headers.get('Cookie') ?? '', cookie) ?? ''
  // Decoded by the query parser, which no malformed cookie breaks.
  return arrivalIn(new URLSearchParams(new URLSearchParams(`kept=${kept}`).get('kept') ?? ''))
}

/** Empty without an origin to keep. */
export function keepArrival({ invitation, town }: Arrival, secure: boolean): HeadersInit {
  const query = new URLSearchParams({ ...(invitation && { invitation }), ...(town && { ville: town }) })
  if (query.size === 0) return {}
  return { 'Set-Cookie': cookieOf(encodeURIComponent(String(query)), SECONDS, secure) }
}

/** The account is asked for: the next one in this browser comes from elsewhere. */
export const forgetArrival = (secure: boolean): string => cookieOf('', 0, secure)
