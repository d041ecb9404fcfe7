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
}

/** Entities and their fields. */
export const section3: Breaks = {
  ...users,
  ...files,
  ...catalogueAndChoices,
  ...notificationStore,
  ...socketMessage,
  ...localSettings,
}
