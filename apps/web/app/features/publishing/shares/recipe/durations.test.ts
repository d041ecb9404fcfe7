import { describe, expect, it } from 'vitest'
import { durationIn, isoDuration, totalTime } from './durations.ts'
import { recipeText, waitText } from './recipe.text.ts'

const HOUR = 60
const DAY = 24 * HOUR

describe('a duration', () => {
  it.each([
    [45, '45 min'],
    [90, '1 h 30'],
    [8 * HOUR, '8 h'],
    [23 * HOUR, '23 h'],
    [DAY, '1 jour'],
    [36 * HOUR, '1 jour et 12 h'],
    [2 * DAY, '2 jours'],
    [14 * DAY, '14 jours'],
    [42 * DAY, '6 semaines'],
    [14 * DAY + 8 * HOUR, '14 jours et 8 h'],
    [14 * DAY + 20, '14 jours'],
    [3 * DAY - 5, '3 jours'],
  ])('of %i minutes is « %s »', (minutes, text) => {
    expect(waitText(minutes)).toBe(text)
  })

  it('is edited in the unit that says it exactly', () => {
    expect(durationIn(14 * DAY)).toEqual({ amount: 14, unit: 'day' })
    expect(durationIn(90)).toEqual({ amount: 90, unit: 'minute' })
    expect(durationIn(DAY)).toEqual({ amount: 1, unit: 'day' })
  })

  it.each([
    [0, 'PT0M'],
    [20, 'PT20M'],
    [90, 'PT1H30M'],
    [14 * DAY + 20, 'P14DT20M'],
    [2 * DAY, 'P2D'],
  ])('of %i minutes is %s for search engines', (minutes, iso) => {
    expect(isoDuration(minutes)).toBe(iso)
  })
})

describe('the time of a recipe', () => {
  it('names the wait where it exceeds an hour', () => {
    expect(totalTime({ minutes: 20, times: { resting: 30 } })).toEqual({ minutes: 50, wait: 0 })
    const fermented = totalTime({ minutes: 20, times: { fermentation: 14 * DAY } })
    expect(fermented).toEqual({ minutes: 20, wait: 14 * DAY })
    expect(recipeText.thenWait(fermented.wait)).toBe('puis 14 jours d’attente')
  })

  it('lists the waits in their order', () => {
    expect(recipeText.times({ drying: 12 * HOUR, celsius: 42, soaking: 8 * HOUR })).toBe(
      'trempage 8 h, séchage 12 h à 42 °C',
    )
  })
})
