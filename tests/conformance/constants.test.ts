import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { constants } from '@consoeurs/contract'
import { toast } from 'sonner'
import { describe, expect, it, vi } from 'vitest'
import { themeAt } from '../../apps/web/app/theme/theme.ts'
import { presence, show } from '../../apps/web/app/ui/overlays/toast-views.tsx'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

type Line = [words: string, value: unknown, asked: unknown]

/** Specification §9, line by line in its own words; durations in milliseconds. */
const table: Line[] = [
  ['In-app toast duration: 10 s', constants.toastDuration, 10 * second],
  ['Notification provider default duration: 3.5 s', constants.notificationProviderDuration, 3.5 * second],
  ['Push token refresh age: 7 days', constants.pushTokenMaxAge, 7 * day],
  ['Last-connection update throttle: 15 minutes', constants.lastConnectionThrottle, 15 * minute],
  ['Permission prompt delay after mount: 1 s', constants.permissionPromptDelay, 1 * second],
  ['Notification label load delay: 3 s', constants.notificationLabelDelay, 3 * second],
  ['… then a further 0.3 s', constants.notificationLabelExtraDelay, 300],
  ['Socket subscription delay: 0.5 s', constants.socketSubscriptionDelay, 500],
  ['Logout redirect delay: 1 s', constants.logoutRedirectDelay, 1 * second],
  ['Splash fade: 250 ms', constants.splashFade, 250],
  ['Sound volume: 0.5', constants.soundVolume, 0.5],
  ['Notification channel importance: 3', constants.notificationChannelImportance, 3],
  ['History cap: 50 entries', constants.historyCap, 50],
  ['Title truncation: 65 characters', constants.titleTruncation, 65],
  ['Message truncation: 240 characters', constants.messageTruncation, 240],
  ['Reading speed: 200 words per minute', constants.readingWordsPerMinute, 200],
  ['Dark theme hours: from 19:00', constants.darkThemeFromHour, 19],
  ['Dark theme hours: to 07:59', constants.darkThemeUntilHour, 8],
  ['Fallback password length: 8', constants.fallbackPasswordLength, 8],
  ['Page reload guard: 10000 ms', constants.pageReloadGuard, 10_000],
  ['Payload prefetch and manifest fetch delay: about 1 s', constants.payloadPrefetchDelay, 1 * second],
  ['Popup-closed cancellation delay: 8 s', constants.popupClosedDelay, 8 * second],
  ['Sign-in popup size: 500x600', [constants.popupWidth, constants.popupHeight], [500, 600]],
  ['Freshness (§4): under 24 h green', constants.freshnessGreenHours, 24],
  ['Freshness (§4): under 72 h amber', constants.freshnessAmberHours, 72],
  ['Freshness (§4): under 168 h purple', constants.freshnessPurpleHours, 168],
  ['Freshness (§4): under 720 h grey', constants.freshnessGreyHours, 720],
]

describe('the constants of the specification', () => {
  it.each(table)('%s', (_words, value, asked) => {
    expect(value).toEqual(asked)
  })

  it('are all in the table, except the one whose value the specification does not show', () => {
    const popupHeight = 1
    const buildPollingInterval = 1
    expect(Object.keys(constants)).toHaveLength(table.length + popupHeight + buildPollingInterval)
    expect(constants.buildPollingInterval).toBeGreaterThan(0)
  })
})

describe('constants of the web app equal those of the contract', () => {
  it('in the hours of the theme', () => {
    const at = (hour: number, minutes = 0) => themeAt(new Date(2026, 2, 12, hour, minutes), 'auto')
    expect([at(constants.darkThemeUntilHour - 1, 59), at(constants.darkThemeUntilHour)]).toEqual(['dark', 'light'])
    expect([at(constants.darkThemeFromHour - 1, 59), at(constants.darkThemeFromHour)]).toEqual(['light', 'dark'])
  })

  it('in the fade of the splash screen', () => {
    const css = readFileSync(fileURLToPath(new URL('../../apps/web/app/styles/splash.css', import.meta.url)), 'utf8')
    expect(css.match(/animation: splash-out (\d+)ms/)?.[1]).toBe(String(constants.splashFade))
  })

  it('in the duration of a toast', () => {
    const custom = vi.spyOn(toast, 'custom').mockReturnValue(1)
    presence({ name: 'Léa', text: 'Léa a visité ton profil', avatarUrl: null, when: '', onOpen: () => undefined })
    show('ok', 'Lien copié.')
    expect(custom.mock.calls.map(([, options]) => options?.duration)).toEqual([
      constants.toastDuration,
      constants.notificationProviderDuration,
    ])
  })
})
