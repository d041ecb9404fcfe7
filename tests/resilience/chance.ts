import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Everything that a run leaves to chance, from one number. */
export interface Chance {
  seed: number
  /** From `least` to `most`, both included. */
  between(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Once in so many times. */
  onceIn(times: number): boolean
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** The same seed gives the same faults in the same order; what the machine does between two of them stays its own. */
export function openChance(seed: number): Chance {
  const generator = xoroshiro128plus(seed)
  const between = (least: number, most: number) => uniformInt(generator, least, most)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
  return {
    seed,
    between,
    pick,
    onceIn: (times) => between(1, times) === 1,
    shuffled: (items) => {
      const left = [...items]
      return items.flatMap(() => left.splice(between(0, left.length - 1), 1))
    },
  }
}
