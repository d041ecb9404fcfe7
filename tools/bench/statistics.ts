import type { Answers } from './load.ts'

/** The lower one for an even count. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function combine(all: Answers[], by: (values: number[]) => number): Answers {
  const of = (key: keyof Answers) => by(all.map((answers) => answers[key]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    serverMs: of('serverMs'),
    databaseMs: of('databaseMs'),
    cpuMs: of('cpuMs'),
  }
}

export const mediansOf = (rounds: Answers[]): Answers => combine(rounds, median)

/** Of runs with as many answers each. */
export const meanOf = (runs: Answers[]): Answers => combine(runs, mean)
