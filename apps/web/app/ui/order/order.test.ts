import { describe, expect, it } from 'vitest'
import { moved, movedTo } from './order.ts'

describe('an order that she changes', () => {
  it('moves one a place earlier or later', () => {
    expect(moved([1, 2, 3], 3, -1)).toEqual([1, 3, 2])
    expect(moved([1, 2, 3], 1, 1)).toEqual([2, 1, 3])
  })

  it('stays as it is at either end, and for what is gone', () => {
    expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3])
    expect(moved([1, 2, 3], 3, 1)).toEqual([1, 2, 3])
    expect(moved([1, 2, 3], 9, 1)).toEqual([1, 2, 3])
  })

  it('puts one where another one is, whichever way it goes', () => {
    expect(movedTo([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4])
    expect(movedTo([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3])
    expect(movedTo([1, 2, 3], 2, 2)).toEqual([1, 2, 3])
    expect(movedTo([1, 2, 3], 2, 9)).toEqual([1, 2, 3])
  })
})
