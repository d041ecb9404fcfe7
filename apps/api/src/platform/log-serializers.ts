import type { FastifyRequest } from 'fastify'

interface KnownError extends Error {
  /** Of the system, of Fastify or of PostgreSQL. */
  code?: string
  syscall?: string
  /** Of a failed query (drizzle): the statement holds places ($1), never values. */
  query?: string
  /** Of PostgreSQL. */
  severity?: string
  table?: string
  constraint?: string
}

/** PostgreSQL's class of what is wrong with a value: it quotes the value, where others quote names of ours. */
const DATA_EXCEPTION = /^22/

function messageOf({ message, query, severity, code = '' }: KnownError): string {
  if (query !== undefined) return 'Failed query'
  return severity !== undefined && DATA_EXCEPTION.test(code) ? message.replaceAll(/"(?:[^"]|"")*"/g, '"…"') : message
}

/** The calls alone: the lines above them repeat the message. */
const callsOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * An error as the log keeps it: what failed and where, never what a person typed. A failed query carries its values in
 * its message, and PostgreSQL repeats them in `detail`: only what is named here is written.
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

/** One line for where only a line fits. */
export function errorInALine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const line = `${error.name}: ${messageOf(error)}`
  return error.cause === undefined ? line : `${line} (${errorInALine(error.cause)})`
}

/** Searches stand in the query, and so do the keys of links in mails. */
const requestForLog = ({ method, url, ip }: FastifyRequest) => ({ method, path: url.split('?', 1)[0], ip })

export const logSerializers = { err: errorForLog, error: errorForLog, req: requestForLog }
