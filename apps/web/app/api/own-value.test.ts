import { expect, it } from 'vitest'
import { ownValue } from './own-value.ts'

it('finds what is there, and nothing that all objects share', () => {
  const entries = { expire: 'a' }
  expect(ownValue(entries, 'expire')).toBe('a')
  for (const name of ['__proto__', 'constructor', 'toString', '', null]) expect(ownValue(entries, name)).toBeUndefined()
})
