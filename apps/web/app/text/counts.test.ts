import { describe, expect, it } from 'vitest'
import { formatBadge, formatCount, formatExact, memberCount, plural } from './counts.ts'

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1\u00a0k'],
    [1234, '1,2\u00a0k'],
    [12_345, '12,3\u00a0k'],
    [3_400_000, '3,4\u00a0M'],
  ])('shortens %i to « %s »', (count, expected) => {
    expect(formatCount(count)).toBe(expected)
  })

  it('keeps every figure where the exact number matters', () => {
    expect(formatExact(1204)).toBe('1204')
    expect(formatExact(12_345)).toBe('12\u202f345')
  })

  it('stops badges at 99+', () => {
    expect([1, 99, 100].map(formatBadge)).toEqual(['1', '99', '99+'])
  })
})

describe('plural', () => {
  const forms = { one: 'une', many: 'millions de', other: 'plusieurs' }

  it.each([
    [0, 'une'],
    [1, 'une'],
    [1.5, 'une'],
    [2, 'plusieurs'],
    [1_000_000, 'millions de'],
  ])('puts %d in the French number', (count, expected) => {
    expect(plural(count, forms)).toBe(expected)
  })

  it('falls back on the plural where millions were not foreseen', () => {
    expect(plural(1_000_000, { one: 'a', other: 'b' })).toBe('b')
  })

  it.each([
    [0, 'Aucune membre'],
    [1, '1 membre'],
    [2, '2 membres'],
    [1234, '1,2\u00a0k membres'],
    [2_000_000, '2\u00a0M de membres'],
  ])('counts %i members as « %s »', (count, expected) => {
    expect(memberCount(count)).toBe(expected)
  })
})
