import { expect, it } from 'vitest'
import { isDistinguishable } from './is-distinguishable.ts'

const from = (least: number, count = 12) => Array.from({ length: count }, (_, index) => least + index)

it('distinguishes twelve long durations from twelve short ones, in both orders', () => {
  expect(isDistinguishable(from(100), from(200))).toBe(true)
  expect(isDistinguishable(from(200), from(100))).toBe(true)
})

it('ignores one outlier of a busy machine', () => {
  expect(isDistinguishable([...from(100, 11), 900], from(200))).toBe(true)
})

it('does not distinguish overlapping durations, or a gap smaller than network noise', () => {
  expect(isDistinguishable([100, 300, 100, 300, 200], [300, 100, 300, 100, 250])).toBe(false)
  expect(isDistinguishable(from(1000), from(1020))).toBe(false)
})
