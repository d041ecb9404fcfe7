import { expect, it } from 'vitest'
import { byDay } from './day-list.tsx'

const now = new Date('2026-03-12T12:00:00Z')
const at = (date: string) => date

it('puts neighbours of one Paris day under one heading', () => {
  // 23:30 in UTC is past midnight in Paris.
  const dates = ['2026-03-12T09:00:00Z', '2026-03-11T23:30:00Z', '2026-03-11T20:00:00Z', '2026-03-09T08:00:00Z']
  expect(byDay(dates, at, { now })).toEqual([
    { heading: 'Aujourd’hui', items: dates.slice(0, 2) },
    { heading: 'Hier', items: [dates[2]] },
    { heading: 'Lundi 9 mars', items: [dates[3]] },
  ])
})

it('puts them under the days of where she reads', () => {
  const dates = ['2026-03-11T23:30:00Z', '2026-03-11T20:00:00Z']
  expect(byDay(dates, at, { now, timeZone: 'America/Montreal' })).toEqual([{ heading: 'Hier', items: dates }])
})
