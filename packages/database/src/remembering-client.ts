import { createHash } from 'node:crypto'
import type pg from 'pg'
import { BatchingClient } from './batching-client.ts'

/** Asked this often of one pool, a statement is worth a name. */
const WORTH_A_NAME = 5
/** Each connection keeps the plans of the named statements it was asked: no more of them than its memory is worth. */
const NAMES_AT_MOST = 100
/** Texts that are counted at most; lists of ids make a text for each of their lengths. */
const TEXTS_AT_MOST = 2_000

/** What the connections of one pool were asked so far. */
class StatementNames {
  #asked = new Map<string, number>()
  #names = new Map<string, string>()

  /** The name of a statement that is asked all the time; PostgreSQL reads and plans it once for a connection. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= NAMES_AT_MOST) return known
    const times = (this.#asked.get(text) ?? 0) + 1
    if (times < WORTH_A_NAME) {
      if (this.#asked.size >= TEXTS_AT_MOST) this.#asked.clear()
      this.#asked.set(text, times)
      return undefined
    }
    this.#asked.delete(text)
    const name = `often_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
    this.#names.set(text, name)
    return name
  }
}

function isNameable(query: unknown, values: unknown): query is pg.QueryConfig {
  if (!Array.isArray(values) || values.length === 0 || typeof query !== 'object' || query === null) return false
  return 'text' in query && !('submit' in query) && !('name' in query && query.name !== undefined)
}

/**
 * The clients of one pool. Planning the joins of a feed takes longer than running them: statements that come back are
 * prepared (PostgreSQL, PREPARE).
 */
export function rememberingClient(): typeof BatchingClient {
  const names = new StatementNames()
  return class RememberingClient extends BatchingClient {
    // biome-ignore lint/suspicious/noExplicitAny: the driver declares this method in eight ways
    override query(query: any, values?: any, callback?: any): any {
      const name = isNameable(query, values) ? names.of(query.text) : undefined
      return super.query(name === undefined ? query : { ...query, name }, values, callback)
    }
  }
}
