import type { Breaks } from '../break.ts'

const numbers = 'tests/conformance/constants.test.ts'
const rules = 'tests/conformance/rules.test.ts'
const textRules = 'packages/contract/src/text-rules.ts'
const signInWindow = {
  file: 'apps/web/app/features/identity/window-attempt.ts',
  test: 'apps/web/app/features/identity/window-attempt.test.ts',
}

/** Business constants and limits: the product keeps to the number of the table, wherever the number is written. */
export const section9: Breaks = {
  'In-app toast duration: 10 s': {
    file: 'apps/web/app/ui/toast-views.tsx',
    from: 'presenceDuration = 10_000',
    to: 'presenceDuration = 9_000',
    test: numbers,
    named: 'in how long a toast stays',
  },
  'Notification provider default duration: 3.5 s': {
    file: 'apps/web/app/ui/toast-views.tsx',
    from: 'defaultDuration = 3_500',
    to: 'defaultDuration = 4_000',
    test: numbers,
    named: 'in how long a toast stays',
  },
  'Push token refresh age: 7 days': {
    file: 'apps/web/app/features/push/token-age.ts',
    from: '> constants.pushTokenMaxAge',
    to: '> 2 * constants.pushTokenMaxAge',
    test: 'apps/web/app/features/push/token-age.test.ts',
  },
  'Last-connection update throttle: 15 minutes': {
    file: 'packages/contract/src/limits.ts',
    from: 'lastConnectionThrottle: 15 * minute',
    to: 'lastConnectionThrottle: 1 * minute',
    test: 'apps/api/src/features/members/members.test.ts',
  },
  'Permission prompt delay after mount: 1 s': {
    file: 'apps/web/app/features/push/after-mount.ts',
    from: 'constants.permissionPromptDelay',
    to: '2 * constants.permissionPromptDelay',
    test: 'apps/web/app/features/push/after-mount.test.ts',
  },
  'Notification label load delay: 3 s, then a further 0.3 s': {
    file: 'apps/web/app/live/labels-later.ts',
    from: 'constants.notificationLabelExtraDelay',
    to: '0',
    test: 'apps/web/app/live/notification-labels.test.ts',
    named: 'wait 3 s after the page',
  },
  'Socket subscription delay: 0.5 s': {
    file: 'apps/web/app/live/socket-later.ts',
    from: 'constants.socketSubscriptionDelay',
    to: '2 * constants.socketSubscriptionDelay',
    test: 'apps/web/app/live/socket-later.test.ts',
  },
  'Logout redirect delay: 1 s': {
    file: 'apps/web/app/routes/logout.tsx',
    from: 'constants.logoutRedirectDelay / 1000',
    to: 'constants.logoutRedirectDelay',
    test: 'apps/web/app/routes/logout.test.tsx',
  },
  'Splash fade: 250 ms': {
    file: 'apps/web/app/styles/splash.css',
    from: 'splash-out 250ms',
    to: 'splash-out 400ms',
    test: numbers,
    named: 'in the fade of the splash',
  },
  'Sound volume: 0.5': {
    file: 'apps/web/app/live/ring.ts',
    from: '= constants.soundVolume',
    to: '= 2 * constants.soundVolume',
    test: 'apps/web/app/live/ring.test.ts',
  },
  'History cap: 50 entries': {
    file: 'apps/web/app/features/history/history.ts',
    from: 'constants.historyCap',
    to: 'constants.historyCap + 1',
    test: 'apps/web/app/features/history/history.test.ts',
    named: 'is fifty entries of each key at most',
  },
  'Title truncation: 65 characters': {
    file: textRules,
    from: 'constants.titleTruncation',
    to: 'constants.titleTruncation + 1',
    test: rules,
    named: 'left alone up to its length',
  },
  'Message truncation: 240 characters': {
    file: textRules,
    from: 'constants.messageTruncation',
    to: 'constants.messageTruncation - 1',
    test: rules,
    named: 'left alone up to its length',
  },
  'Reading speed: 200 words per minute': {
    file: textRules,
    from: 'words / constants.readingWordsPerMinute',
    to: 'words / 250',
    test: rules,
    named: 'a reading time',
  },
  'Dark theme hours: 19:00 to 07:59': {
    file: 'apps/web/app/theme/theme.ts',
    from: 'nightStartsAt = 19',
    to: 'nightStartsAt = 20',
    test: 'apps/web/app/theme/theme.test.ts',
  },
  'Notification channel importance: 3': {
    file: 'apps/web/app/pwa/phone-push.ts',
    from: 'importance: constants.notificationChannelImportance',
    to: 'importance: 2',
    test: 'apps/web/app/pwa/phone-push.test.ts',
    named: 'specification’s importance',
  },
  'Fallback password length: 8': {
    file: 'apps/web/app/pwa/fallback-password.ts',
    from: 'constants.fallbackPasswordLength',
    to: 'constants.fallbackPasswordLength + 1',
    test: 'apps/web/app/pwa/fallback-password.test.ts',
    named: 'is eight signs',
  },
  'Page reload guard: 10000 ms': {
    file: 'apps/web/app/errors/missing-chunk.ts',
    from: '< constants.pageReloadGuard',
    to: '< constants.pageReloadGuard / 2',
    test: 'apps/web/app/errors/missing-chunk.test.ts',
    named: 'does so once within the guard',
  },
  'Payload prefetch and manifest fetch delay: about 1 s after idle': {
    file: 'apps/web/app/pwa/next-pages.ts',
    from: 'constants.payloadPrefetchDelay)',
    to: '3 * constants.payloadPrefetchDelay)',
    test: 'apps/web/app/pwa/next-pages.test.ts',
    named: 'asks the list of the current build',
  },
  'Build polling interval (not shown; ours is 5 minutes)': {
    file: 'apps/web/app/pwa/build-watch.ts',
    from: '}, constants.buildPollingInterval)',
    to: '}, 3 * constants.buildPollingInterval)',
    test: 'apps/web/app/pwa/build-watch.test.ts',
    named: 'every five minutes',
  },
  'Popup-closed cancellation delay: 8 s': {
    ...signInWindow,
    from: 'constants.popupClosedDelay',
    to: 'constants.popupClosedDelay / 2',
    named: 'eight seconds after she closed it',
  },
  'Sign-in popup size: 500x600': {
    ...signInWindow,
    from: 'popupWidth: width, popupHeight: height',
    to: 'popupWidth: height, popupHeight: width',
    named: '500 by 600',
  },
  '« The unread count is shown as (n) before the page title »': {
    file: 'apps/web/app/page-title.ts',
    from: '`(${unread}) ${title}`',
    to: '`${title} (${unread})`',
    test: 'apps/web/app/page-title.test.ts',
  },
}
