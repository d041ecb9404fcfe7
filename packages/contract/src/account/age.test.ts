import { describe, expect, it } from 'vitest'
import { ageOn, birthdaysAt, bornBy, isAdult } from './age.ts'

describe('the eighteenth birthday', () => {
  it.each([
    // In Paris the day begins one or two hours before it does in UTC.
    ['in winter', '2008-11-27', '2026-11-26T22:59:59Z', '2026-11-26T23:00:00Z'],
    ['in summer', '2008-07-14', '2026-07-13T21:59:59Z', '2026-07-13T22:00:00Z'],
    ['of 29 February', '2008-02-29', '2026-02-27T22:59:59Z', '2026-02-27T23:00:00Z'],
  ])('%s begins at midnight in Paris', (_when, birthdate, before, from) => {
    expect([isAdult(birthdate, new Date(before)), isAdult(birthdate, new Date(from))]).toEqual([false, true])
    const monthDay = birthdate.slice(5)
    expect(birthdaysAt(new Date(before)).monthDays).not.toContain(monthDay)
    expect(birthdaysAt(new Date(from)).monthDays).toContain(monthDay)
  })

  it('of 29 February is on that day in leap years', () => {
    expect(birthdaysAt(new Date('2028-02-28T12:00:00Z')).monthDays).toEqual(['02-28'])
    expect(birthdaysAt(new Date('2028-02-29T12:00:00Z')).monthDays).toEqual(['02-29'])
    expect(ageOn('2008-02-29', new Date('2028-02-28T12:00:00Z'))).toBe(19)
  })
})

it('is found by age for every day of four years', () => {
  const day = 86_400_000
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
  for (let now = Date.UTC(2026, 0, 1, 12); now < Date.UTC(2030, 0, 1); now += day) {
    const at = new Date(now)
    for (const age of [18, 19, 30]) {
      const last = bornBy(at, age)
      expect(ageOn(last, at), `${last} at ${iso(now)}`).toBeGreaterThanOrEqual(age)
      expect(ageOn(iso(Date.parse(last) + day), at), `the day after ${last} at ${iso(now)}`).toBeLessThan(age)
    }
  }
})
