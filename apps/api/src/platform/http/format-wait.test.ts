import { expect, it } from 'vitest'
import { formatWait } from './format-wait.ts'

it('formats a wait, rounded up', () => {
  const said = [0, 60, 61, 12 * 60, 59 * 60, 59 * 60 + 1, 3601, 23 * 3600, 23 * 3600 + 1, 86_401].map(formatWait)
  expect(said).toEqual([
    'dans une minute',
    'dans une minute',
    'dans 2 minutes',
    'dans 12 minutes',
    'dans 59 minutes',
    'dans une heure',
    'dans 2 heures',
    'dans 23 heures',
    'dans un jour',
    'dans 2 jours',
  ])
})
