import { PlaceChoice, townCode, townOf } from '@consoeurs/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { choiceOf, placeValue } from './place-value.ts'

it('brings back the town that was proposed, whatever characters its name and country hold', () => {
  const field = fc.string({ unit: fc.constantFrom(...'ab |/%\\"\'é (),🌸'), minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(field, field, (country, name) => {
      const choice = PlaceChoice.parse(choiceOf(placeValue({ kind: 'town', code: townCode(country, name), zip: null })))
      expect(choice.kind === 'town' && townOf(choice.code)).toEqual({ country, name })
    }),
  )
})

it('brings back a commune with its postal code', () => {
  expect(choiceOf(placeValue({ kind: 'commune', code: '2A004', zip: '20000' }))).toEqual({
    kind: 'commune',
    code: '2A004',
    zip: '20000',
  })
})

it.each(['a', 'a/b/c', '%/b', ''])('« %s » is no town', (code) => {
  expect(townOf(code)).toBeNull()
})
