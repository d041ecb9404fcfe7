import { expect, it } from 'vitest'
import { ofName } from './of-name.ts'

it.each([
  ['Léa', 'de Léa'],
  ['Inès', 'd’Inès'],
  ['Élodie', 'd’Élodie'],
  ['Hélène', 'd’Hélène'],
  ['Yseult', 'd’Yseult'],
  ['Yasmine', 'de Yasmine'],
])('belongs to %s: « %s »', (name, said) => {
  expect(ofName(name)).toBe(said)
})
