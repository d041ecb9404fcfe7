import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Auth } from './auth.ts'
import { FLAG_COOKIE } from './auth.ts'
import { fetchHeaders } from './session-reader.ts'

/** Hands a request to better-auth as it came. */
export async function askAuth(
  auth: Auth,
  request: FastifyRequest,
  publicUrl: string,
  path = request.url,
): Promise<Response> {
  const headers = fetchHeaders(request.headers)
  headers.delete('content-length')
  const body = request.method === 'GET' || request.body === undefined ? null : JSON.stringify(request.body)
  if (body !== null) headers.set('content-type', 'application/json')
  return auth.handler(new Request(new URL(path, publicUrl), { method: request.method, headers, body }))
}

/** Copies better-auth's cookies to our answer, with the readable flag beside them. */
export function passCookies(reply: FastifyReply, response: { headers: Headers }, signedIn: boolean): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  setFlagCookie(reply, signedIn)
}

export function setFlagCookie(reply: FastifyReply, signedIn: boolean): void {
  const age = signedIn ? 60 * 24 * 3600 : 0
  reply.header('set-cookie', `${FLAG_COOKIE}=${signedIn ? '1' : ''}; Path=/; Max-Age=${age}; SameSite=Lax`)
}
