import { expect, it } from 'vitest'
import { withTicks } from './date-ticks.ts'

const [first, second] = ['2030-06-01T16:00:00.000Z', '2030-06-02T16:00:00.000Z'] as const
const poll = {
  ...{ place: '', town: '', timeZone: 'Europe/Paris', timeZoneName: 'heure de Paris', kind: null },
  ...{ distance: null, canTick: true, canFix: false },
  dates: [
    { at: first, votes: 2, mine: true },
    { at: second, votes: 0, mine: false },
  ],
} as unknown as Parameters<typeof withTicks>[0]

it('counts the viewer where she ticks, and no longer where she unticks', () => {
  expect(withTicks(poll, [second]).dates).toEqual([
    { at: first, votes: 1, mine: false },
    { at: second, votes: 1, mine: true },
  ])
  expect(withTicks(poll, [first]).dates).toEqual(poll.dates)
})
