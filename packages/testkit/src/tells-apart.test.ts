import { expect, it } from 'vitest'
import { tellsApart } from './tells-apart.ts'

const from = (least: number, count = 12) => Array.from({ length: count }, (_, index) => least + index)

it('tells twelve long durations from twelve short ones, whichever come first', () => {
  expect(tellsApart(from(100), from(200))).toBe(true)
  expect(tellsApart(from(200), from(100))).toBe(true)
})

it('tells one kind from another through one that a busy machine made late', () => {
  expect(tellsApart([...from(100, 11), 900], from(200))).toBe(true)
})

it('tells nothing from durations that lie among each other, nor from a gap that a network hides', () => {
  expect(tellsApart([100, 300, 100, 300, 200], [300, 100, 300, 100, 250])).toBe(false)
  expect(tellsApart(from(1000), from(1020))).toBe(false)
})
