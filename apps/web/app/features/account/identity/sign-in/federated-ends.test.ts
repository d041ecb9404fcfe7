import { federatedEnds } from '@consoeurs/contract'
import { expect, it } from 'vitest'
import { pageAfterLink, pageAfterSignIn } from './federated-ends.ts'

it('leads to the page she came for, and never to another site', () => {
  expect(pageAfterSignIn(federatedEnds.signedIn, '/members?sort=near')).toBe('/members?sort=near')
  expect(pageAfterSignIn(federatedEnds.signedIn, 'https://ailleurs.example/')).toBe('/dashboard')
})

it('leads to what is still owed: our own conditions, the second factor', () => {
  expect(pageAfterSignIn(federatedEnds.newcomer, '/members')).toBe('/signup/avec')
  expect(pageAfterSignIn('SECOND_FACTOR_REQUIRED', '/p/ines?onglet=a')).toBe(
    '/login/code?suite=%2Fp%2Fines%3Fonglet%3Da',
  )
  expect(pageAfterSignIn('SECOND_FACTOR_REQUIRED', null)).toBe('/login/code')
})

it('leads whoever is shut out to the reason, and whoever was signed out to the door', () => {
  expect(pageAfterSignIn('ACCOUNT_SUSPENDED', '/members')).toBe('/account/suspended')
  expect(pageAfterLink('USER_TOKEN_EXPIRED')).toBe('/login?avec=USER_TOKEN_EXPIRED&suite=%2Fsettings%2Fcompte')
})

it('stays where she is for everything that failed', () => {
  expect(pageAfterSignIn('FEDERATED_DENIED', '/members')).toBeNull()
  expect(pageAfterLink('PASSWORD_WRONG')).toBeNull()
})
