import type { Answers } from './load.ts'
import { mediansOf } from './statistics.ts'

/** Plus a warm-up round. */
const ROUNDS = 3

/** `warm` are the answers of the warm-up round. */
export type Turn = (warm?: Answers) => Promise<Answers>

/**
 * Short alternating rounds: noise affects all turns alike, and medians ignore a disturbed round.
 * @returns medians over the rounds
 */
export async function inTurns<Name extends string>(turns: Record<Name, Turn>): Promise<Record<Name, Answers>> {
  const names = Object.keys(turns) as Name[]
  const warm = new Map<Name, Answers>()
  for (const name of names) warm.set(name, await turns[name]())
  const rounds = new Map<Name, Answers[]>(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) rounds.get(name)?.push(await turns[name](warm.get(name)))
  }
  return Object.fromEntries([...rounds].map(([name, all]) => [name, mediansOf(all)])) as Record<Name, Answers>
}
