import { expect, it } from 'vitest'
import { fallbackPassword } from './fallback-password.ts'

it('is eight signs that need no escaping, and another one each time', () => {
  const made = new Set(Array.from({ length: 500 }, fallbackPassword))
  expect(made.size).toBe(500)
  for (const password of made) expect(password).toMatch(/^[A-Za-z0-9_-]{8}$/)
})
