import { limits } from '@consoeurs/contract'
import { flagCookie, hostCookie } from '@consoeurs/contract/operations/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from './auth.ts'
import { fetchHeaders } from './session-reader.ts'
import { SUSPENDED_CODE } from './suspended-accounts.plugin.ts'

export async function askAuth(
  auth: Auth,
  request: FastifyRequest,
  publicUrl: string,
  { method = request.method, path = request.url } = {},
): Promise<Response> {
  const headers = fetchHeaders(request)
  headers.delete('content-length')
  const body = method === 'GET' || request.body === undefined ? null : JSON.stringify(request.body)
  if (body !== null) headers.set('content-type', 'application/json')
  return auth.handler(new Request(new URL(path, publicUrl), { method, headers, body }))
}

const detours = [
  ['"twoFactorRedirect":true', '/login/code'],
  [`"${SUSPENDED_CODE}"`, '/account/suspended'],
] as const

export async function detourOf(response: Response): Promise<(typeof detours)[number][1] | null> {
  const body = await response.clone().text()
  return detours.find(([said]) => body.includes(said))?.[1] ?? null
}

/** Only the last session cookie of the response counts. */
export async function opensSession(auth: Auth, response: Response): Promise<boolean> {
  const { authCookies } = await auth.$context
  const values = response.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith(`${authCookies.sessionToken.name}=`))
  return values.length > 0 && !/=;|Max-Age=0\b/i.test(values.at(-1) ?? '')
}

export function copyCookies(reply: FastifyReply, response: { headers: Headers }): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
}

/** Also sets the script-readable sign-in flag. */
export function passCookies(reply: FastifyReply, response: { headers: Headers }, signedIn: boolean): void {
  copyCookies(reply, response)
  setFlagCookie(reply, signedIn)
}

declare module 'fastify' {
  interface FastifyInstance {
    securesCookies: boolean
  }
}

export function setFlagCookie(reply: FastifyReply, signedIn: boolean): void {
  const { securesCookies: secure } = reply.server
  const age = signedIn ? limits.session.absolute / 1000 : 0
  const name = hostCookie(flagCookie, secure)
  const guard = secure ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${signedIn ? '1' : ''}; Path=/; Max-Age=${age}; SameSite=Lax${guard}`)
  // Removes the flag under its previous name.
  if (secure && flagCookie in reply.request.cookies)
    reply.header('set-cookie', `${flagCookie}=; Path=/; Max-Age=0; SameSite=Lax`)
}
