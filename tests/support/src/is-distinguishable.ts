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

/** The place of each value among all, from 1; equal ones share the middle of theirs. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Whether somebody with a watch could tell two kinds of durations apart: a permutation test of their ranks (Mann and
 * Whitney), for gaps of the medians that are large enough to matter. No duration is right or wrong by itself, so a slow
 * machine changes nothing. Twelve of each tell a gap that one of them at most crosses.
 */
export function isDistinguishable(one: readonly number[], other: readonly number[]): boolean {
  const all = [...one, ...other]
  if (Math.abs(median(one) - median(other)) < PART * median(all)) return false
  const places = ranks(all)
  const middle = (one.length * (all.length + 1)) / 2
  const distance = Math.abs(sum(places.slice(0, one.length)) - middle)
  let asFar = 0
  for (let round = 0; round < PERMUTATIONS; round++) {
    const mixed = shuffle(places)
    if (Math.abs(sum(mixed.slice(0, one.length)) - middle) >= distance) asFar++
  }
  return (asFar + 1) / (PERMUTATIONS + 1) < CHANCE
}
