import { describe, expect, it } from 'vitest'
import { clock, day, dayHeading, fullDate, listTime, timeAgo } from './dates.ts'

const now = new Date('2026-03-12T20:00:00+01:00')
const reading = { now }
const at = (iso: string) => new Date(iso)

describe('timeAgo', () => {
  it.each([
    ['2026-03-12T19:59:31+01:00', 'à l’instant'],
    ['2026-03-12T20:00:40+01:00', 'à l’instant'],
    ['2026-03-12T19:55:00+01:00', 'il y a 5 min'],
    ['2026-03-12T19:00:01+01:00', 'il y a 59 min'],
    ['2026-03-12T19:00:00+01:00', 'il y a 1 h'],
    ['2026-03-12T00:30:00+01:00', 'il y a 19 h'],
    ['2026-03-11T18:04:00+01:00', 'hier à 18:04'],
    ['2026-03-10T18:04:00+01:00', '10 mars'],
    ['2026-03-01T09:00:00+01:00', '1er mars'],
    ['2025-12-31T09:00:00+01:00', '31 décembre 2025'],
  ])('reads %s as « %s »', (iso, expected) => {
    expect(timeAgo(at(iso), reading)).toBe(expected)
  })

  it('does not say « hier » for a moment ago, just after midnight', () => {
    const midnight = { now: at('2026-03-12T00:20:00+01:00') }
    expect(timeAgo(at('2026-03-11T22:00:00+01:00'), midnight)).toBe('il y a 2 h')
  })

  it('follows the time zone of who reads', () => {
    const inMontreal = { now, timeZone: 'America/Toronto' }
    expect(timeAgo(at('2026-03-11T03:00:00Z'), reading)).toBe('hier à 04:00')
    expect(timeAgo(at('2026-03-11T03:00:00Z'), inMontreal)).toBe('10 mars')
  })

  it('counts calendar days across the change to summer time', () => {
    const monday = { now: at('2026-03-30T09:00:00+02:00') }
    expect(timeAgo(at('2026-03-28T23:30:00+01:00'), monday)).toBe('28 mars')
    expect(timeAgo(at('2026-03-29T12:00:00+02:00'), monday)).toBe('hier à 12:00')
  })
})

describe('other forms', () => {
  it.each([
    ['2026-03-12T08:04:00+01:00', '08:04'],
    ['2026-03-11T08:04:00+01:00', 'hier'],
    ['2026-03-09T08:04:00+01:00', 'lundi'],
    ['2026-03-05T08:04:00+01:00', '5 mars'],
  ])('lists %s as « %s »', (iso, expected) => {
    expect(listTime(at(iso), reading)).toBe(expected)
  })

  it.each([
    ['2026-03-12T08:00:00+01:00', 'Aujourd’hui'],
    ['2026-03-11T08:00:00+01:00', 'Hier'],
    ['2026-03-01T08:00:00+01:00', 'Dimanche 1er mars'],
  ])('heads the day of %s with « %s »', (iso, expected) => {
    expect(dayHeading(at(iso), reading)).toBe(expected)
  })

  it('says the whole date for those who ask', () => {
    expect(fullDate(at('2026-04-01T16:04:00Z'))).toBe('mercredi 1er avril 2026 à 18:04')
    expect(day(at('2026-03-12T00:00:00+01:00'), reading)).toBe('12 mars')
    expect(clock(at('2026-03-12T23:05:00Z'))).toBe('00:05')
  })
})
