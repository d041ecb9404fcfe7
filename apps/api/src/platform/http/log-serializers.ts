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

/** Drops the query string: it may hold search terms or keys of mail links. */
const requestForLog = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?', 1)[0], ip })

export const logSerializers = { err: errorForLog, error: errorForLog, req: requestForLog }
