import { expect, it } from 'vitest'
import { elide } from './elision.ts'

it.each([
  ['Camille', 'de Camille'],
  ['Inès', 'd’Inès'],
  ['oriane', 'd’oriane'],
  ['Élise', 'd’Élise'],
  ['Hélène', 'd’Hélène'],
  ['Œdipe', 'd’Œdipe'],
  ['Yvette', 'd’Yvette'],
  ['Yasmine', 'de Yasmine'],
  ['8 photos', 'de 8 photos'],
  ['« Ateliers »', 'de « Ateliers »'],
  ['', 'de '],
])('writes « de » before « %s »', (name, expected) => {
  expect(elide('de', name)).toBe(expected)
})

it('writes « que » in the same way', () => {
  expect(elide('que', 'Maud')).toBe('que Maud')
  expect(elide('que', 'Odile')).toBe('qu’Odile')
})
