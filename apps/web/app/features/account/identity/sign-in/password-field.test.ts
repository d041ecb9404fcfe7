import { limits } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { signUpText } from '../sign-up.text.ts'
import { shownScore } from './password-field.tsx'

const { min } = limits.password

it('says of a short password that it is short, and never of a typed one that it is empty', () => {
  for (let length = 1; length < min; length++) {
    expect(signUpText.strength[shownScore(4, length)]).toBe('Encore trop court.')
  }
  expect(signUpText.strength[shownScore(0, min)]).toBe(signUpText.strength[1])
  expect(signUpText.strength[shownScore(3, min)]).toBe(signUpText.strength[3])
})
