import { expect, it } from 'vitest'
import { errors } from './errors.ts'

it.each(Object.entries(errors))('%s has a code, an HTTP status and a French message', (code, { status, text }) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
  // The page itself says that nothing answered.
  expect(status === 0 || (status >= 400 && status < 600)).toBe(true)
  expect(text).toMatch(/^\p{Lu}.*\p{L}{2}.*[.?!»]$/u)
})
