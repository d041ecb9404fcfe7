import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyTheme, readThemeSetting } from '../../apps/web/app/theme/apply-theme.ts'

/** Specification §4: « light removes dark; dark adds dark; auto or empty uses dark except between 8:00 and 18:59 ». */
function pageAt(hour: number, stored: string | null): Set<string> {
  const classes = new Set<string>(['dark'])
  const classList = { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) }
  vi.stubGlobal('document', { documentElement: { dataset: {}, classList }, querySelector: () => null })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'Theme' ? stored : null) })
  vi.useFakeTimers({ now: new Date(2026, 2, 12, hour, 30) })
  applyTheme(readThemeSetting())
  return classes
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the page', () => {
  it.each([7, 8, 18, 19])('at %i:30 removes dark for light and adds it for dark', (hour) => {
    expect(pageAt(hour, 'light').has('dark')).toBe(false)
    expect(pageAt(hour, 'dark').has('dark')).toBe(true)
  })

  it.each([
    [7, true],
    [8, false],
    [18, false],
    [19, true],
  ])('at %i:30 is dark by itself: %s, if the setting is auto, empty or unknown', (hour, dark) => {
    for (const stored of ['auto', '', null, 'bleu']) expect(pageAt(hour, stored).has('dark')).toBe(dark)
  })
})
