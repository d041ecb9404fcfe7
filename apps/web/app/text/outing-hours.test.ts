import { expect, it } from 'vitest'
import { sharesText } from './shares.ts'

const outing = {
  at: '2030-06-01T14:00:00.000Z',
  place: 'Le Barachois',
  town: 'Saint-Denis (97400)',
  timeZone: 'Indian/Reunion',
  timeZoneName: 'heure de La Réunion',
}

it.each([
  ['Indian/Reunion', '18 h, Le Barachois, Saint-Denis (97400)'],
  ['Europe/Paris', '18 h (heure de La Réunion), Le Barachois, Saint-Denis (97400)'],
])('an outing in La Réunion is at 18 h there, read in %s', (timeZone, words) => {
  expect(sharesText.outingWhere(outing, { timeZone }).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(words)
})

it('names no clock that shows the same hour', () => {
  const inBrussels = { ...outing, timeZone: 'Europe/Brussels', timeZoneName: 'heure de Bruxelles', town: '', place: '' }
  expect(sharesText.outingWhere(inBrussels, { timeZone: 'Europe/Paris' }).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    '16 h',
  )
})
