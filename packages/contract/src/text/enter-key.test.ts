import { expect, it } from 'vitest'
import { isComposing, isEnter } from './enter-key.ts'

const enter = { key: 'Enter', isComposing: false, keyCode: 13 }

it('recognises Enter outside a composition', () => {
  expect(isEnter(enter)).toBe(true)
  expect(isEnter({ ...enter, key: 'a', keyCode: 65 })).toBe(false)
})

it.each([
  ['during a composition (Chrome, Firefox)', { ...enter, isComposing: true, keyCode: 229 }],
  ['during a composition, with its own code', { ...enter, isComposing: true }],
  ['after the composition ended, by its code alone (Safari)', { ...enter, keyCode: 229 }],
])('an Enter that ends a composition is none: %s', (_when, event) => {
  expect(isComposing(event)).toBe(true)
  expect(isEnter(event)).toBe(false)
})
