import { type ErrorCode, errors } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { ApiFailure } from '../../../../api/client.ts'
import { signInDetour } from './sign-in-detour.ts'

const refused = (code: ErrorCode) => new ApiFailure(code, errors[code])

it('leads to the second step, with the page she came for', () => {
  const owed = refused('SECOND_FACTOR_REQUIRED')
  expect(signInDetour(owed, null)).toBe('/login/code')
  expect(signInDetour(owed, '/p/ines?onglet=a&b')).toBe('/login/code?suite=%2Fp%2Fines%3Fonglet%3Da%26b')
})

it('leads who is shut out to the page that says why, and nobody else anywhere', () => {
  expect(signInDetour(refused('ACCOUNT_SUSPENDED'), '/messages')).toBe('/account/suspended')
  expect(signInDetour(refused('CREDENTIALS'), null)).toBeNull()
  expect(signInDetour(new Error('other'), null)).toBeNull()
})
