import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './errors.ts'

/** PostgreSQL keeps no NUL, and half of a surrogate pair is no character. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/**
 * What a parser made of text, with a prototype that has none itself (JSON) or no more than an empty one (the router's
 * and the query's): a stream of bytes, on its way to the disk, is looked at by whoever reads it.
 */
function isPlain(value: object): boolean {
  const prototype: object | null = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Names count as well as values: both reach the database where a column is JSON. */
function holdsOnlyStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (Array.isArray(value)) return value.every(holdsOnlyStorable)
  if (value === null || typeof value !== 'object' || !isPlain(value)) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && holdsOnlyStorable(inner))
}

/**
 * Refuses what no database keeps before any handler sees it, wherever it stands: in the path, the query or the body.
 * Pages are let through: they ask the API, and show what it answered.
 */
export const storableTextPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (routeOptions.url === '/*') return
    if (![params, query, body].every(holdsOnlyStorable)) throw new AppError('UNREADABLE_TEXT')
  })
})
