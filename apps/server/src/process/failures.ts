import { statfsSync } from 'node:fs'
import { StartRefusal } from '@consoeurs/embedded-postgres/refusal'

/** Error codes of a full disk: those of Node, and PostgreSQL’s `disk_full`. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && DISK_FULL.has(String(error.code))) || isDiskFull(error.cause)
}

/** PostgreSQL stops when it cannot create a WAL segment; its clients see only a lost connection. */
const WAL_SEGMENT_BYTES = 16 * 1024 * 1024

function isDiskFullAt(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < WAL_SEGMENT_BYTES
  } catch {
    return false
  }
}

/**
 * For the operator: a French sentence, or the stack of an error that nobody expected.
 * @param dataDir of the embedded database
 */
export function sentenceOf(error: unknown, dataDir?: string): string {
  if (error instanceof StartRefusal) return error.message
  if (isDiskFull(error) || (dataDir !== undefined && isDiskFullAt(dataDir)))
    return 'Le disque est plein\u202f: fais de la place, puis recommence.'
  return `Erreur inattendue\u202f: ${stackOf(error)}`
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
