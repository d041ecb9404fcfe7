import type { ErrorCode } from '@consoeurs/contract'

const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
/**
 * PostgreSQL error classes: connection exception, insufficient resources, operator intervention; and a session lost to
 * a timeout.
 */
const AWAY = /^(08|53|57P|25P03$)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** Messages of driver errors without a code. */
const BROKEN =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying|query read timeout/i

interface DatabaseError extends Error {
  code?: string
  syscall?: string
}

function* chainOf(error: unknown): Generator<DatabaseError> {
  for (let link = error; link instanceof Error; link = link.cause) yield link
}

/** The error code where the database is unreachable or its storage is full; null for any other error. */
export function outageOf(error: unknown): Extract<ErrorCode, 'UNAVAILABLE' | 'STORAGE_FULL'> | null {
  for (const { code = '', syscall, message } of chainOf(error)) {
    if (FULL.has(code)) return 'STORAGE_FULL'
    if (AWAY.test(code) || BROKEN.test(message)) return 'UNAVAILABLE'
    // Connecting to a missing Unix socket fails with ENOENT.
    if (NETWORK.has(code) || (code === 'ENOENT' && syscall === 'connect')) return 'UNAVAILABLE'
  }
  return null
}
