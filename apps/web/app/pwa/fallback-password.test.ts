import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { fallbackPassword } from './fallback-password.ts'

afterEach(() => vi.restoreAllMocks())

const eight = fc.uint8Array({ minLength: 8, maxLength: 8 })
/** Made of these bytes, in place of the browser's own. */
function madeOf(bytes: Uint8Array): string {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    ;(array as unknown as Uint8Array).set(bytes)
    return array
  })
  return fallbackPassword()
}

it('is eight signs that need no escaping, whatever the cryptographic source gives', () => {
  fc.assert(fc.property(eight, (bytes) => /^[A-Za-z0-9_-]{8}$/.test(madeOf(bytes))))
})

it('hangs on every byte, and takes each of 64 signs as often as any other', () => {
  const signs = Array.from({ length: 256 }, (_, byte) => madeOf(new Uint8Array(8).fill(byte)))
  const times = Object.values(Object.groupBy(signs, (sign) => sign)).map((same) => same?.length)
  expect(times).toEqual(Array(64).fill(4))
  fc.assert(
    fc.property(eight, fc.nat(7), (bytes, at) => {
      const other = bytes.with(at, (bytes[at] ?? 0) ^ 1)
      return madeOf(bytes) !== madeOf(other)
    }),
  )
})

it('is another one each time', () => {
  expect(new Set(Array.from({ length: 500 }, fallbackPassword)).size).toBe(500)
})
