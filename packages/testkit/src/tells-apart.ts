const PERMUTATIONS = 5000
/** Rarer than this by chance is not chance. */
const CHANCE = 0.001
/** A gap below this part of the whole is lost in any network: the noise of one process is not a leak. */
const PART = 0.1

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

function shuffle(values: number[]): number[] {
  for (let last = values.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    const kept = values[last] ?? 0
    values[last] = values[other] ?? 0
    values[other] = kept
  }
  return values
}

export const medianGap = ({ known, unknown }: Record<'known' | 'unknown', number[]>) => ({
  known: median(known),
  unknown: median(unknown),
})

/**
 * Whether somebody with a watch could tell two kinds of durations apart: a permutation test of their medians, for gaps
 * that are large enough to matter. No duration is right or wrong by itself, so a slow machine changes nothing.
 */
export function tellsApart(one: readonly number[], other: readonly number[]): boolean {
  const gap = Math.abs(median(one) - median(other))
  const all = [...one, ...other]
  if (gap < PART * median(all)) return false
  let asLarge = 0
  for (let round = 0; round < PERMUTATIONS; round++) {
    const mixed = shuffle(all)
    const mixedGap = Math.abs(median(mixed.slice(0, one.length)) - median(mixed.slice(one.length)))
    if (mixedGap >= gap) asLarge++
  }
  return (asLarge + 1) / (PERMUTATIONS + 1) < CHANCE
}
