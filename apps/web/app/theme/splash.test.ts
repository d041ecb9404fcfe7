import { expect, it } from 'vitest'
import { splashWasSeen } from './splash.ts'

it.each([
  ['', false],
  ['splash=1', true],
  ['signed=1; splash=1; Theme=dark', true],
  ['__Host-splash=1', true],
  ['mysplash=1', false],
  ['__Host-splash=; splash=', false],
  ['splash=10', false],
])('reads « %s » as seen: %s', (cookies, seen) => {
  expect(splashWasSeen(cookies)).toBe(seen)
})
