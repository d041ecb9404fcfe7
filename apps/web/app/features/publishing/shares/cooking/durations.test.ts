import { describe, expect, it } from 'vitest'
import { durationsIn, stepDurations } from './durations.ts'

const MINUTE = 60
const HOUR = 3600

describe('durations of a step', () => {
  it.each([
    ['Laisse reposer 20 minutes au frais.', '20 minutes', 20 * MINUTE],
    ['Mixe 30 secondes.', '30 secondes', 30],
    ['Attends 10 à 15 min.', '10 à 15 min', 10 * MINUTE],
    ['Trempe 1 h 30 dans l’eau.', '1 h 30', 1.5 * HOUR],
    ['Trempe 1h30.', '1h30', 1.5 * HOUR],
    ['Compte deux heures.', 'deux heures', 2 * HOUR],
    ['Laisse une heure et demie.', 'une heure et demie', 1.5 * HOUR],
    ['Une demi-heure suffit.', 'Une demi-heure', HOUR / 2],
    ['Laisse trois quarts d’heure.', 'trois quarts d’heure', 0.75 * HOUR],
    ['Sèche 1,5 heure.', '1,5 heure', 1.5 * HOUR],
    ['Réserve 5 minutes 2 fois.', '5 minutes', 5 * MINUTE],
  ])('%s', (step, label, seconds) => {
    expect(durationsIn(step)).toEqual([{ label, seconds }])
  })

  it('are found in their order', () => {
    expect(durationsIn('Mixe 30 s, attends une demi-heure, puis 5 minutes.').map(({ seconds }) => seconds)).toEqual([
      30,
      HOUR / 2,
      5 * MINUTE,
    ])
  })

  it.each([
    'Coupe en 4 morceaux.',
    'Ajoute 2 sachets et 3 h de patience'.replace('3 h de patience', '200 g de sel'),
    'Sèche à 42 °C pendant 14 heures.',
    'Fais fermenter deux semaines.',
    'Mets les 6 haricots.',
    'Range les 5 mines.',
  ])('are none in « %s »', (step) => {
    expect(durationsIn(step)).toEqual([])
  })
})

describe('the timers of a step', () => {
  const recipe = { steps: ['Masse dix minutes.', 'Laisse égoutter.'] }

  it('are its own duration, then those of its words', () => {
    expect(stepDurations(recipe, 0).map(({ seconds }) => seconds)).toEqual([10 * MINUTE])
    const timed = { ...recipe, stepDetails: [{ minutes: 15 }, { minutes: 90 }] }
    expect(stepDurations(timed, 0).map(({ seconds }) => seconds)).toEqual([15 * MINUTE, 10 * MINUTE])
    expect(stepDurations(timed, 1)).toEqual([{ label: '1 h 30', seconds: 1.5 * HOUR }])
  })

  it('are named once where words and duration agree', () => {
    expect(stepDurations({ ...recipe, stepDetails: [{ minutes: 10 }] }, 0)).toEqual([
      { label: 'dix minutes', seconds: 10 * MINUTE },
    ])
  })
})
