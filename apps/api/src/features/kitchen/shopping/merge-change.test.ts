import { expect, it } from 'vitest'
import { mergeChange, type StoredLine } from './merge-change.ts'

const now = new Date(100_000)
const key = '4f7c1e0c-50f5-4c5e-9b45-1f7d1f7fd1aa'
const item = { name: 'Carottes', amount: 500, unit: 'g' as const, ingredient: 'carotte' }
const line: StoredLine = {
  key,
  ...item,
  done: false,
  writtenAt: new Date(10_000),
  doneAt: new Date(10_000),
  removedAt: null,
}

it('adds a line once', () => {
  expect(mergeChange(undefined, { key, at: 10_000, item }, now)).toEqual(line)
  expect(mergeChange(line, { key, at: 10_000, item }, now)).toEqual(line)
})

it('keeps a tick and a text that were written apart, in any order', () => {
  const tick = { key, at: 20_000, done: true }
  const text = { key, at: 30_000, item: { ...item, amount: 750 } }
  const first = mergeChange(line, tick, now) as StoredLine
  const both = mergeChange(first, text, now)
  expect(both).toMatchObject({ done: true, amount: 750 })
  const other = mergeChange(line, text, now) as StoredLine
  expect(mergeChange(other, tick, now)).toEqual(both)
})

it('lets the later of two ticks win', () => {
  const ticked = mergeChange(line, { key, at: 30_000, done: true }, now) as StoredLine
  expect(mergeChange(ticked, { key, at: 20_000, done: false }, now)).toBeNull()
  expect(mergeChange(ticked, { key, at: 40_000, done: false }, now)).toMatchObject({ done: false })
})

it('takes a clock that is ahead for now', () => {
  expect(mergeChange(line, { key, at: 900_000, done: true }, now)?.doneAt).toEqual(now)
})

it('does not bring a removed line back', () => {
  const removed = mergeChange(line, { key, at: 20_000, removed: true }, now) as StoredLine
  expect(removed.removedAt).toEqual(now)
  expect(mergeChange(removed, { key, at: 50_000, item }, now)).toBeNull()
  expect(mergeChange(undefined, { key, at: 50_000, done: true }, now)).toBeNull()
})
