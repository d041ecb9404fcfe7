import { expect, it } from 'vitest'
import { placedFirst } from './photo-order.ts'

it('puts the new main photo first', () => {
  expect(placedFirst([1, 2, 3], 3)).toEqual([3, 1, 2])
})
