import { expect, it } from 'vitest'
import { monthsText } from './recipe-knowledge.text.ts'

it.each([
  [[6, 7, 8, 9], 'de juin à septembre'],
  [[1, 2, 3, 10, 11, 12], 'd’octobre à mars'],
  [[3], 'en mars'],
  [[4, 5, 8], 'd’avril à mai et en août'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'toute l’année'],
])('writes the months %j', (months, text) => {
  expect(monthsText(months)).toBe(text)
})
