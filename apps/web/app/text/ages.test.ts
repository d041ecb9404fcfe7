import { expect, it } from 'vitest'
import { ageSlider, agesText } from './ages.ts'

it('says what the ends of the age slider mean', () => {
  const { format } = agesText
  expect(format(ageSlider.min, ageSlider.max)).toBe('peu importe')
  expect(format(28, ageSlider.max)).toBe('28 ans et plus')
  expect(format(ageSlider.min, 45)).toBe('jusqu’à 45 ans')
  expect(format(28, 45)).toBe('de 28 à 45 ans')
})
