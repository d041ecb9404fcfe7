import type { ErrorCode } from '@consoeurs/contract'

const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/** PostgreSQL's classes of codes: connection exceptions, insufficient resources, operator intervention; and a lost session. */
const AWAY = /^(08|53|57P|25P03$)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** What the driver says without a code. */
const BROKEN =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying|query read timeout/i

interface DatabaseError extends Error {
  code?: string
  syscall?: string
}

/** The error and what caused it, the innermost last. */
function* chainOf(error: unknown): Generator<DatabaseError> {
  for (let link = error; link instanceof Error; link = link.cause) yield link
}

/**
 * What is said where it is not the code that is broken but what it stands on: the database is away, or nothing more can
 * be stored. Null for anything else.
 */
export function outageOf(error: unknown): Extract<ErrorCode, 'UNAVAILABLE' | 'STORAGE_FULL'> | null {
  for (const { code = '', syscall, message } of chainOf(error)) {
    if (FULL.has(code)) return 'STORAGE_FULL'
    if (AWAY.test(code) || BROKEN.test(message)) return 'UNAVAILABLE'
    // A unix socket that is gone has the code of a missing file, but was called.
    if (NETWORK.has(code) || (code === 'ENOENT' && syscall === 'connect')) return 'UNAVAILABLE'
  }
  return null
}
