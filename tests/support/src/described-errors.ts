import { isDescribedError } from '@consoeurs/api'
import { type ErrorCode, errors } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'

const isCode = (name: string): name is ErrorCode => Object.hasOwn(errors, name)

function codeIn(payload: unknown): ErrorCode | null {
  if (typeof payload !== 'string' || !payload.startsWith('{"data":null,"error":')) return null
  const { error } = JSON.parse(payload) as { error: { details: { code: string } } }
  return isCode(error.details.code) ? error.details.code : null
}

/**
 * Listens for error codes that the description of the API does not list for their operation.
 * @returns what throws if there were any
 */
export function watchErrors(app: FastifyInstance): () => void {
  const missing = new Set<string>()
  app.addHook('onSend', async ({ method, routeOptions: { url } }, _reply, payload) => {
    const code = url?.startsWith('/api/') ? codeIn(payload) : null
    const route = { method: method === 'HEAD' ? 'GET' : method, url: url ?? '' }
    if (code !== null && !isDescribedError(route, code)) missing.add(`"${route.method} ${url}": ${code}`)
    return payload
  })
  return () => {
    if (missing.size === 0) return
    throw new Error(
      `apps/api/src/description/operation-errors.json lacks answers of these operations:\n${[...missing].join('\n')}`,
    )
  }
}
