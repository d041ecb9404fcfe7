import { onBehalfOf } from '@consoeurs/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Calls the API as the person who asks for the page. */
export type PageFetch = (path: string, init?: RequestInit) => Promise<Response>

/** Who she is and from where: what a call made for a page inherits from the request for that page. */
const INHERITED = ['cookie', 'authorization', 'user-agent', 'accept-language', 'origin', 'host'] as const

/** In one process the call never leaves memory; it still passes the same access, limits and schemas. */
export function createPageFetch(app: FastifyInstance, request: FastifyRequest): PageFetch {
  return async (path, init) => {
    const call = new Request(new URL(path, 'http://localhost'), init)
    const headers: Record<string, string> = {}
    for (const name of INHERITED) {
      const value = request.headers[name]
      if (value !== undefined) headers[name] = value
    }
    call.headers.forEach((value, name) => {
      headers[name] = value
    })
    const { pathname, search } = new URL(call.url)
    const body = call.body === null ? {} : { payload: Buffer.from(await call.arrayBuffer()) }
    const ask = async () =>
      app.inject({
        method: call.method as 'GET',
        url: `${pathname}${search}`,
        headers,
        remoteAddress: request.ip,
        ...body,
      })
    const answer = await (isRead(request) ? onBehalfOf(request.viewer, ask) : ask())
    return new Response(hasNoBody(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: fetchHeaders(answer.headers),
    })
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const hasNoBody = (status: number) => status === 204 || status === 205 || status === 304

function fetchHeaders(headers: Record<string, number | string | string[] | undefined>): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const item of [value].flat()) if (item !== undefined) result.append(name, String(item))
  }
  return result
}
