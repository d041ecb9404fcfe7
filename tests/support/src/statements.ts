import type pg from 'pg'
import type { TestApp } from './test-app.ts'

/** One statement as PostgreSQL was asked it, with what stands for its placeholders. */
export interface Statement {
  text: string
  values: unknown[]
}

function statementOf(query: unknown, values: unknown): Statement {
  const asked = typeof query === 'string' ? { text: query } : (query as { text?: string; values?: unknown[] })
  return { text: asked.text ?? '', values: asked.values ?? (Array.isArray(values) ? values : []) }
}

/** Hears all that the app asks of its database, over whichever connection, the bounds of transactions too. */
export class StatementRecorder {
  readonly #heard: Statement[] = []

  constructor({ pool }: Pick<TestApp, 'pool'>) {
    const known = new WeakSet<pg.PoolClient>()
    pool.on('acquire', (client) => {
      if (known.has(client)) return
      known.add(client)
      const ask = client.query as (...asked: unknown[]) => unknown
      const heard = (...asked: unknown[]) => {
        this.#heard.push(statementOf(asked[0], asked[1]))
        return ask.apply(client, asked)
      }
      client.query = heard as typeof client.query
    })
  }

  /** What was asked while `work` ran, of everybody's work: nothing else may run beside it. */
  async during(work: () => Promise<unknown>): Promise<Statement[]> {
    this.#heard.length = 0
    await work()
    return [...this.#heard]
  }
}
