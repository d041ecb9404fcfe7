import { expect, it } from 'vitest'
import { parseMentions } from './mentions.ts'

it.each([
  ['Merci @chloe et @LEA-marie !', ['chloe', 'lea-marie']],
  ['@chloe, @chloe', ['chloe']],
  ['@anne- dit-elle', ['anne-', 'anne']],
  ['@Chloé', []],
  ['@Chloe\u0301', []],
  ['@chlo\u00ADé', []],
  ['@anne-léa', []],
  ['@Strauß', []],
  ['@chlo\u212Ae', []],
  ['chloe@exemple.fr, @chloe@exemple.fr, /@chloe, é@chloe', []],
])('%s mentions %j', (text, names) => {
  expect(parseMentions(text)).toEqual(names)
})
