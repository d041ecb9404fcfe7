import type { ErrorCode } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

/** PostgreSQL rejects NUL; half of a surrogate pair is no character. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Parsed data has no prototype chain of its own: JSON, router and query. Byte streams are checked by their readers. */
function isPlain(value: object): boolean {
  const prototype: object | null = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** API bodies nest a dozen levels at most; deeper ones would overflow the stack of recursive validation. */
const MAX_DEPTH = 64

/**
 * Checks keys too: both reach JSON columns.
 * @returns why PostgreSQL cannot store it, or null
 */
export function findUnstorable(value: unknown, depth = 0): ErrorCode | null {
  if (typeof value === 'string') return isStorable(value) ? null : 'UNREADABLE_TEXT'
  if (value === null || typeof value !== 'object' || !(Array.isArray(value) || isPlain(value))) return null
  if (depth === MAX_DEPTH) return 'BAD_REQUEST'
  for (const [name, inner] of Object.entries(value)) {
    const refusal = isStorable(name) ? findUnstorable(inner, depth + 1) : 'UNREADABLE_TEXT'
    if (refusal !== null) return refusal
  }
  return null
}

/**
 * Refuses text that PostgreSQL cannot store, and deep nesting, in path, query and body. Pages are exempt: their API
 * calls are checked.
 */
export const storableTextPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (routeOptions.url === '/*') return
    for (const sent of [params, query, body]) {
      const refusal = findUnstorable(sent)
      if (refusal !== null) throw new AppError(refusal)
    }
  })
})
