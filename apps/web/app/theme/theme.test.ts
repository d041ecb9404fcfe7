import { describe, expect, it } from 'vitest'
import { isThemeSetting, themeAt, untilThemeTurns } from './theme.ts'

const at = (hour: number, minute = 0) => new Date(2026, 2, 12, hour, minute)

describe('themeAt', () => {
  it.each([
    [0, 0, 'dark'],
    [7, 59, 'dark'],
    [8, 0, 'light'],
    [18, 59, 'light'],
    [19, 0, 'dark'],
    [23, 59, 'dark'],
  ] as const)('at %i:%i shows %s by itself', (hour, minute, theme) => {
    expect(themeAt(at(hour, minute), 'auto')).toBe(theme)
  })

  it('keeps her choice at any hour', () => {
    for (let hour = 0; hour < 24; hour++) {
      expect(themeAt(at(hour), 'light')).toBe('light')
      expect(themeAt(at(hour), 'dark')).toBe('dark')
    }
  })
})

describe('untilThemeTurns', () => {
  it('lands exactly on the minute that changes the theme, from any minute of the day', () => {
    for (let minute = 0; minute < 24 * 60; minute++) {
      const now = at(0, minute)
      const turn = new Date(now.getTime() + untilThemeTurns(now))
      expect([8, 19]).toContain(turn.getHours())
      expect(turn.getMinutes()).toBe(0)
      expect(themeAt(turn, 'auto')).not.toBe(themeAt(now, 'auto'))
    }
  })

  it('waits for the morning after the evening', () => {
    expect(untilThemeTurns(at(19))).toBe(13 * 3_600_000)
  })
})

describe('isThemeSetting', () => {
  it('refuses what a storage may hold by accident', () => {
    expect(['auto', 'light', 'dark'].every(isThemeSetting)).toBe(true)
    expect(['', 'Dark', null, 1].some(isThemeSetting)).toBe(false)
  })
})
