import { HttpError } from 'ra-core'
import { expect, it } from 'vitest'
import { refusalSentence } from './refusal.ts'

it.each([
  [new HttpError('Non.', 400, { code: 'VALIDATION', errors: { hero: 'Trop long.' } }), 'Trop long.'],
  [new HttpError('Recharge la page.', 409, { code: 'APPEARANCE_STALE' }), 'Recharge la page.'],
  [new HttpError('', 502, null), undefined],
  ['lost', undefined],
])('gives the sentence of %s', (error, sentence) => {
  expect(refusalSentence(error)).toBe(sentence)
})
