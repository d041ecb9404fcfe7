import { expect, it } from 'vitest'
import { withSearch } from './recent-searches.ts'

it('keeps the last searches once each, the newest first, and no more than eight', () => {
  expect(withSearch(['levain', 'inès'], 'Ines')).toEqual(['Ines', 'levain'])
  const many = Array.from({ length: 8 }, (_, index) => `mot ${index}`)
  expect(withSearch(many, 'neuf')).toEqual(['neuf', ...many.slice(0, 7)])
})
