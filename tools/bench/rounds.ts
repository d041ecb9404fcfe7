import type { Figure } from './figures.ts'
import { type Answers, type Load, load } from './load.ts'

const ROUNDS = 5
const SECONDS = 2
const WARM_SECONDS = 3

export interface Turn extends Load {
  /** Waits until what a round left behind is done: it must not weigh on whoever comes next. */
  settle?: () => Promise<void>
}

export interface Rounds<Name extends string> {
  /** The middle one of its rounds, figure by figure. */
  of(name: Name): Answers
  /** `measured` as a part of `floor`, by answers in a second and by processor time: the middle ratio of all rounds. */
  against(measured: Name, floor: Name, called: string): NonNullable<Figure['against']>
}

/** The middle one; of an even number, the lower of the two in the middle. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

function middle(rounds: Answers[]): Answers {
  const of = (pick: (answers: Answers) => number) => median(rounds.map(pick))
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cpuMs: of(({ cpuMs }) => cpuMs),
  }
}

/**
 * Loads each of them for a short while, in turns, round after round. Whatever else a machine does at that hour meets all
 * of them alike, so that their ratio says more than the seconds of each; a round that was disturbed does not decide.
 */
export async function inTurns<Name extends string>(turns: Record<Name, Turn>): Promise<Rounds<Name>> {
  const names = Object.keys(turns) as Name[]
  const rounds = new Map<Name, Answers[]>(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const { settle, ...turn } = turns[name]
      rounds.get(name)?.push(await load({ seconds: SECONDS, warmSeconds: round === 0 ? WARM_SECONDS : 0, ...turn }))
      await settle?.()
    }
  }
  const all = (name: Name) => rounds.get(name) ?? []
  return {
    of: (name) => middle(all(name)),
    against(measured, floor, called) {
      const floors = all(floor)
      const ratio = (part: (measured: Answers, floor: Answers) => number) =>
        median(all(measured).flatMap((answers, round) => (floors[round] ? part(answers, floors[round]) : [])))
      return {
        name: called,
        value: middle(floors).perSecond,
        ratio: ratio((answers, floor) => answers.perSecond / floor.perSecond),
        ofProcessor: ratio((answers, floor) => floor.cpuMs / answers.cpuMs),
      }
    },
  }
}
