import { describe, expect, it } from 'vitest'
import type { Answers } from './load.ts'
import { meanOf, median, mediansOf } from './statistics.ts'

const answers = (serverMs: number, databaseMs: number): Answers => ({
  perSecond: 100,
  p50: 10,
  p99: 20,
  serverMs,
  databaseMs,
  cpuMs: serverMs + databaseMs,
})

describe('the statistics of the benchmark', () => {
  it('take the middle value, and the lower of two', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 2])).toBe(2)
    expect(median([])).toBeNaN()
  })

  it('take the median of each figure, so that one disturbed round does not count', () => {
    expect(mediansOf([answers(8, 2), answers(80, 1), answers(9, 3)])).toEqual({ ...answers(9, 2), cpuMs: 12 })
  })

  it('spread the cost of a render over the visits between two writes', () => {
    expect(meanOf([answers(1, 0), answers(0.25, 0.5)])).toEqual(answers(0.625, 0.25))
  })
})
