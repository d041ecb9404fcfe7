import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one look at one page says: the criteria of RGAA 4.1 that it had something to judge by, and what is wrong. */
export interface PageVerdict {
  /** « 3.2 », « 11.1 »: numbers of criteria. */
  criteria: string[]
  faults: { criteria: string[]; what: string }[]
}

const nothing: PageVerdict = { criteria: [], faults: [] }

export const together = (all: readonly PageVerdict[]): PageVerdict =>
  all.reduce(
    (sum, one) => ({ criteria: [...sum.criteria, ...one.criteria], faults: [...sum.faults, ...one.faults] }),
    nothing,
  )

/** One criterion that applied, with the sentences that say where it was not met. */
export const judge = (criterion: string, whats: readonly string[]): PageVerdict => ({
  criteria: [criterion],
  faults: whats.map((what) => ({ criteria: [criterion], what })),
})

/** What a round over many pages found, kept where `tools/accessibility-rate.ts` reads it. */
export interface Round {
  /** Brand, form and theme. */
  name: string
  pages: number
  criteria: string[]
  failed: string[]
}

export const roundsFolder = join(import.meta.dirname, '..', '..', '..', 'test-results', 'reports', 'accessibility')

export function keepRound(name: string, pages: number, { criteria, faults }: PageVerdict): void {
  const numbers = (all: string[]) => [...new Set(all)].sort((a, b) => a.localeCompare(b, 'fr', { numeric: true }))
  const failed = numbers(faults.flatMap((fault) => fault.criteria))
  const round: Round = { name, pages, criteria: numbers(criteria), failed }
  mkdirSync(roundsFolder, { recursive: true })
  writeFileSync(join(roundsFolder, `${name}.json`), JSON.stringify(round, null, 2))
}
