/** Stored in localStorage under the name of the specification. */
export type ThemeSetting = 'auto' | 'light' | 'dark'
export type Theme = 'light' | 'dark'

export const themeStorageKey = 'Theme'
const dayStartsAt = 8
const nightStartsAt = 19

export function isThemeSetting(value: unknown): value is ThemeSetting {
  return value === 'auto' || value === 'light' || value === 'dark'
}

/** Automatic theme: light from 8:00 to 18:59 local time, dark from 19:00 to 07:59. */
export function themeAt(now: Date, setting: ThemeSetting): Theme {
  if (setting !== 'auto') return setting
  const hour = now.getHours()
  return hour >= dayStartsAt && hour < nightStartsAt ? 'light' : 'dark'
}

/** Milliseconds. */
export function untilThemeTurns(now: Date): number {
  const hour = now.getHours()
  const turn = new Date(now)
  turn.setHours(hour >= dayStartsAt && hour < nightStartsAt ? nightStartsAt : dayStartsAt, 0, 0, 0)
  if (turn <= now) turn.setDate(turn.getDate() + 1)
  return turn.getTime() - now.getTime()
}
