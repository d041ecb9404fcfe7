import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/process.ts'
import type { Evidence } from './checker.ts'

/** ok: acknowledged. fail: surely not done. info: nobody knows (a silence, a cut, a broken answer), never a failure. */
export type Outcome = 'ok' | 'fail' | 'info'

/** One sending of one value. `lane` says what it is and in whose hands; within a lane one value follows another. */
export interface Attempt {
  lane: string
  value: string
  outcome: Outcome
  why?: string
}

/** Longer than any fault may last. */
const PATIENCE_MS = 180_000

/** What the clients know, as it happened. */
export class History {
  readonly attempts: Attempt[] = []
  readonly #waiting = new Set<() => void>()
  #acknowledged = 0
  #unknown = 0

  add(attempt: Attempt): void {
    this.attempts.push(attempt)
    if (attempt.outcome === 'ok') this.#acknowledged += 1
    if (attempt.outcome === 'info') this.#unknown += 1
    for (const look of this.#waiting) look()
  }

  get acknowledged(): number {
    return this.#acknowledged
  }

  get unknown(): number {
    return this.#unknown
  }

  /** `more` attempts from now on have been acknowledged: the product is at work. */
  acknowledges(more: number): Promise<void> {
    const wanted = this.#acknowledged + more
    return this.#until(() => this.#acknowledged >= wanted, `${more} acknowledgements`)
  }

  /** `more` attempts from now on have ended without anyone knowing how: the fault is felt. */
  loses(more: number): Promise<void> {
    const wanted = this.#unknown + more
    return this.#until(() => this.#unknown >= wanted, `${more} lost answers`)
  }

  #until(holds: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(look)
        reject(new Error(`Waited in vain for ${what}; the last answers: ${this.last()}`))
      }, PATIENCE_MS)
      const look = () => {
        if (!holds()) return
        clearTimeout(late)
        this.#waiting.delete(look)
        resolve()
      }
      this.#waiting.add(look)
      look()
    })
  }

  last(): string {
    return JSON.stringify(this.attempts.slice(-5))
  }
}

export interface KeptHistory {
  seed: number
  attempts: Attempt[]
  evidence: Evidence
  complaints: string[]
}

/** For whoever looks into a red run; moved to `histories/`, it is replayed for ever. @returns where it lies */
export function keepHistory(name: string, kept: KeptHistory & { log: string }): string {
  const folder = join(root, 'test-results', 'histories')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}-${kept.seed}.json`)
  writeFileSync(file, JSON.stringify(kept))
  return file
}
