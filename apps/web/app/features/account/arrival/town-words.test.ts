import { expect, it } from 'vitest'
import { inTown, townSentence } from './town-words.ts'

it.each([
  ['Rennes', 'à Rennes'],
  ['Le Mans', 'au Mans'],
  ['Les Lilas', 'aux Lilas'],
  ['La Rochelle', 'à La Rochelle'],
  ['L’Haÿ-les-Roses', 'à L’Haÿ-les-Roses'],
  ['Lens', 'à Lens'],
])('contracts the article of %s', (name, words) => {
  expect(inTown(name)).toBe(words)
})

it('counts the reader in, and gives no number where it is null', () => {
  expect(townSentence('Rennes', 11)).toBe('Nous sommes 11 à Rennes. Avec toi, nous serons 12.')
  expect(townSentence('Le Mans', null)).not.toMatch(/\d/)
})
