import type { Outcome } from '../history.ts'
import type { Woman } from '../place.ts'

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
}

export interface Answer {
  outcome: Outcome
  why: string
  body: unknown
}

/** A silence of this length is given up, as any client does in the end. */
const PATIENCE_MS = 3_000
const LONGEST_PATIENCE_MS = 30_000

/** Twice as long after each silence: where the machine does ten other things, asking sooner would only add to them. */
export const patienceAfter = (silences: number): number => Math.min(LONGEST_PATIENCE_MS, PATIENCE_MS * 2 ** silences)

/** A program of hers: it knows what came back, and where nothing did it knows nothing. */
export class Caller {
  readonly who: Woman
  readonly #site: { url: string }

  constructor(who: Woman, site: { url: string }) {
    this.who = who
    this.#site = site
  }

  async asks({ method, path, body }: Call, patience = PATIENCE_MS): Promise<Answer> {
    try {
      const response = await fetch(this.#site.url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.who.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      })
      const answer: unknown = await response.json()
      if (response.ok) return { outcome: 'ok', why: '', body: answer }
      // From 500 up the commit may have been reached: only a refusal is certain.
      const outcome = response.status < 500 ? 'fail' : 'info'
      return { outcome, why: `${response.status} ${JSON.stringify(answer).slice(0, 200)}`, body: answer }
    } catch (error) {
      return { outcome: 'info', why: causeOf(error), body: null }
    }
  }

  /** For reading when all is quiet: anything but an answer is an error. */
  async reads<Body>(path: string): Promise<Body> {
    const { outcome, why, body } = await this.asks({ method: 'GET', path }, LONGEST_PATIENCE_MS)
    if (outcome !== 'ok') throw new Error(`${path}: ${why}`)
    return body as Body
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : ''
  return `${error.name} ${cause || error.message}`
}
