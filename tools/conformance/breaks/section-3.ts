import type { Breaks } from '../break.ts'
import { catalogueAndChoices } from './section-3/catalogue.ts'
import { files } from './section-3/files.ts'
import { notificationStore } from './section-3/notification-store.ts'
import { socketMessage } from './section-3/socket-message.ts'
import { users } from './section-3/users.ts'

const localSettings: Breaks = {
  'Local settings: Cookies (boolean)': {
    file: 'apps/web/app/consent/kept-answers.ts',
    from: 'setItem(cookiesKey, String(agreesToAny(answers, now)))',
    to: 'setItem(cookiesKey, String(yes))',
    test: 'apps/web/app/consent/kept-answers.test.ts',
    named: 'for what she was asked alone',
  },
  'Local settings: Theme (auto, light or dark)': {
    file: 'apps/web/app/theme/theme.ts',
    from: "themeStorageKey = 'Theme'",
    to: "themeStorageKey = 'theme'",
    test: 'tests/conformance/theme.test.ts',
    named: 'removes dark for light and adds it for dark',
  },
  'Local settings: ProfileCompleted (boolean)': {
    file: 'apps/web/app/features/onboarding/profile-completed.ts',
    from: "key = 'ProfileCompleted'",
    to: "key = 'profile-completed'",
    test: 'apps/web/app/features/onboarding/profile-completed.test.ts',
    named: 'is a boolean under its name',
  },
}

const history = {
  file: 'apps/web/app/features/history/history.ts',
  test: 'apps/web/app/features/history/history.test.ts',
}

const localHistory: Breaks = {
  'Local history, per key: path, slug, name, avatar': {
    ...history,
    from: 'return { path, slug, name,',
    to: 'return { path, slug: path, name,',
    named: 'is a list per key of entries',
  },
  '… « Maximum 50 entries »': {
    ...history,
    from: '.slice(0, constants.historyCap)',
    to: '',
    named: 'is fifty entries of each key at most',
  },
  '… « Kept only if Cookies is true »': {
    file: 'apps/web/app/features/history/local-history.ts',
    from: "if (!agrees('history', viewerId))",
    to: 'if (viewerId === 0)',
    test: 'apps/web/app/features/history/local-history.test.ts',
    named: 'nothing before she was asked',
  },
}

/** Entities and their fields. */
export const section3: Breaks = {
  ...users,
  ...files,
  ...catalogueAndChoices,
  ...notificationStore,
  ...socketMessage,
  ...localSettings,
  ...localHistory,
}
