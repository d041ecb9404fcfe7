import pg from 'pg'
import { Batch, type Statement, statementOf } from './batch.ts'

const begin = { name: 'begin', text: 'begin', values: [] }
const commit = { name: 'commit', text: 'commit', values: [] }

/**
 * A connection that spares round trips: statements of a transaction, or of reads that gather, that are asked in one turn of
 * the event loop, none waiting for another's answer, leave together, BEGIN with the first of them and COMMIT with the last.
 * Otherwise each leaves alone, as the driver has it.
 */
export class BatchingClient extends pg.Client {
  #gathering = false
  /** BEGIN has not left yet. */
  #beginning = false
  #waiting: Statement[] = []
  /** COMMIT, which leaves after whatever else does in its turn. */
  #committing: Statement | undefined

  /** The next statement begins a transaction. */
  begin(): void {
    this.#gathering = true
    this.#beginning = true
  }

  /** Reads outside of a transaction leave together from now on, until `scatter`. */
  gather(): void {
    this.#gathering = true
  }

  scatter(): void {
    this.#gathering = false
  }

  /** Answered once all is on the disk. What is asked in the same turn is part of it, and leaves with it. */
  async commit(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const answered = (error: Error | null, result?: pg.QueryResult) => {
        if (error !== null) return reject(error)
        // So PostgreSQL answers where a statement had failed and nobody minded.
        return result?.command === 'ROLLBACK' ? reject(new Error('The transaction had failed')) : resolve()
      }
      this.#soon()
      this.#committing = statementOf(commit, commit.values, answered)
    })
    this.#gathering = false
  }

  /** Alone: after a statement that failed the rest of its message is not run. */
  async rollback(): Promise<void> {
    const begun = !this.#beginning
    this.#beginning = false
    this.#gathering = false
    for (const { callback } of this.#take()) callback(new Error('The transaction is over'))
    if (begun) await super.query('rollback')
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares this method in eight ways
  override query(config: any, values?: any, callback?: any): any {
    if (!this.#gathering) return super.query(config, values, callback)
    if (typeof config.submit === 'function')
      throw new Error('A transaction takes statements alone: no cursor, no stream')
    return this.#later(config, values, typeof values === 'function' ? values : callback)
  }

  #later(config: unknown, values: unknown, callback: unknown): Promise<unknown> | undefined {
    this.#soon()
    if (typeof callback === 'function') {
      this.#waiting.push(statementOf(config, typeof values === 'function' ? undefined : values, callback))
      return undefined
    }
    return new Promise((resolve, reject) => {
      const answered = (error: Error | null, result: unknown) => (error === null ? resolve(result) : reject(error))
      this.#waiting.push(statementOf(config, values, answered))
    }).catch((error: Error) => {
      // The trace of a socket's event says nothing; the one of whoever waits does.
      Error.captureStackTrace(error)
      throw error
    })
  }

  /** Once all that can be asked in this turn has been. */
  #soon(): void {
    if (this.#waiting.length === 0 && this.#committing === undefined) process.nextTick(() => this.#send())
  }

  #send(): void {
    const statements = this.#take()
    if (statements.length === 0) return
    if (this.#beginning) {
      // Nothing but COMMIT: nothing was asked, there is nothing to say.
      const [first] = statements
      if (first?.name === commit.name) {
        first.callback(null)
        return
      }
      statements.unshift(statementOf(begin, begin.values, () => undefined))
    }
    this.#beginning = false
    const [only] = statements
    super.query((statements.length === 1 ? only : new Batch(statements)) as unknown as pg.Submittable)
  }

  #take(): Statement[] {
    const statements = this.#committing === undefined ? this.#waiting : [...this.#waiting, this.#committing]
    this.#waiting = []
    this.#committing = undefined
    return statements
  }
}
