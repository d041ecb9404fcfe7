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
    // Once a browser has taken the dot away, the two slashes are a host's.
    '/.//ailleurs.example',
    '/members/..//ailleurs.example',
    '/./\\ailleurs.example',
    '/login?suite=/login',
    '/LOGIN/?suite=/login',
    '/logout',
    '/Logout/',
    '/api',
    '/API/auth/sign-out',
    '/api/auth/sign-out',
  ])('never leaves the site nor turns in circles: %s', (wanted) => {
    expect(safeDestination(wanted)).toBe('/dashboard')
  })
})
