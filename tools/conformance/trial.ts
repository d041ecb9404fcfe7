import type { Break } from './break.ts'

export type Outcome =
  /** The test failed, as it must. */
  | 'noticed'
  /** Every test passed over the broken code: the row is not proven. */
  | 'survived'
  /** No test ran: no such name, or the break is no program any more. */
  | 'not tried'

export interface Trial {
  outcome: Outcome
  /** What failed and why. */
  output: string
}

/** What a runner of tests tells. A failure that no test carries is not counted: it says nothing about the row. */
export interface Counted {
  passed: number
  failed: number
  output: string
}

export function outcomeOf({ passed, failed }: Counted): Outcome {
  if (failed > 0) return 'noticed'
  return passed > 0 ? 'survived' : 'not tried'
}

/** The pattern of tests whose name contains these words. */
export const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const isJourney = ({ test }: Break) => test.endsWith('.spec.ts')

const STARTS_THE_SERVER = ['tests/start/', 'tests/push/', 'tests/resilience/', 'tests/builds/']

/** Whether a test meets the site as it is built; the others run from the source. */
export const needsSite = (way: Break) =>
  isJourney(way) || STARTS_THE_SERVER.some((folder) => way.test.startsWith(folder))
