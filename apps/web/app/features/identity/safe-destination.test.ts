import { describe, expect, it } from 'vitest'
import { safeDestination } from './safe-destination.ts'

describe('safeDestination', () => {
  it('leads back to the page she came for', () => {
    expect(safeDestination('/members?sort=near#haut')).toBe('/members?sort=near#haut')
  })

  it.each([
    null,
    '',
    'https://ailleurs.example/',
    '//ailleurs.example/',
    '/\\ailleurs.example',
    '/\t/ailleurs.example',
    'javascript:alert(1)',
    '/login?suite=/login',
    '/logout',
    '/api/auth/sign-out',
  ])('never leaves the site nor turns in circles: %s', (wanted) => {
    expect(safeDestination(wanted)).toBe('/dashboard')
  })
})
