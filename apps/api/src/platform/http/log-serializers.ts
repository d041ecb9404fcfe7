import type { FastifyRequest } from 'fastify'

interface KnownError extends Error {
  /** From the OS, Fastify or PostgreSQL. */
  code?: string
  syscall?: string
  /** SQL of a failed query (Drizzle), with placeholders ($1) and never values. */
  query?: string
  /** From PostgreSQL. */
  severity?: string
  table?: string
  constraint?: string
}

/** Data exceptions: their message quotes the value, others quote only our identifiers. */
const DATA_EXCEPTION = /^22/

function messageOf({ message, query, severity, code = '' }: KnownError): string {
  if (query !== undefined) return 'Failed query'
  return severity !== undefined && DATA_EXCEPTION.test(code) ? message.replaceAll(/"(?:[^"]|"")*"/g, '"…"') : message
}

/** Stack frames only: the lines above repeat the message. */
const callsOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * Serialises an error for the log, without anything that a person typed. Only fields listed here are written: a failed
 * query repeats its values in its message and in PostgreSQL's `detail`.
 */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const known: KnownError = error
  return {
    type: known.name,
    message: messageOf(known),
    code: known.code,
    syscall: known.syscall,
    statement: known.query,
    table: known.table,
    constraint: known.constraint,
    stack: callsOf(known),
    cause: known.cause === undefined ? undefined : errorForLog(known.cause),
  }
}

export function errorOnOneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const line = `${error.name}: ${messageOf(error)}`
  return error.cause === undefined ? line : `${line} (${errorOnOneLine(error.cause)})`
}

/**
 * Random names in paths: invitation links of pages, archives, files. Pages are one route (`/*`), and a mistyped address
 * is none, so that the route cannot tell. Slugs have shorter random parts.
 */
const randomNames = /[0-9a-f]{20,}/gi

/** Without the query string, which may hold search terms or keys of mail links, nor a token in the path. */
function pathForLog({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions?.url ?? ''
  if (route.includes(':token')) return route
  return (url.split('?', 1)[0] ?? '').replaceAll(randomNames, '…')
}

const requestForLog = (request: FastifyRequest) => ({
  method: request.method,
  path: pathForLog(request),
  ip: request.ip,
})

export const logSerializers = { err: errorForLog, error: errorForLog, req: requestForLog }
