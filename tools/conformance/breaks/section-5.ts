import type { Breaks } from '../break.ts'

const rules = { file: 'packages/contract/src/text-rules.ts', test: 'tests/conformance/rules.test.ts' }
const pushSupport = { file: 'apps/web/app/pwa/push-support.ts', test: 'apps/web/app/pwa/push-support.test.ts' }
const signUp = 'apps/api/src/features/identity/identity.test.ts'

/** Validation rules. */
export const section5: Breaks = {
  'The prompt appears only « if the browser supports notifications, service workers and push »': {
    ...pushSupport,
    from: "'Notification' in window && ",
    to: '',
  },
  '« On mobile it appears only when running as an installed app »': {
    ...pushSupport,
    from: "supported && (installed || device.deviceType === 'Desktop')",
    to: 'supported',
  },
  '« A pushed notification with an empty path defaults to / » (pushes; for the list see §2)': {
    file: 'apps/api/src/features/push/payload.ts',
    from: "sitePath(path) ?? '/'",
    to: "sitePath(path) ?? '/notifications'",
    test: 'apps/api/src/features/push/send-now.test.ts',
    named: 'takes the fields of the specification to the letter',
  },
  '« The push is skipped if there is no username for the author »': {
    file: 'apps/api/src/features/notifications/addressees.ts',
    from: "author === null || author.username === ''",
    to: 'author === null',
    test: 'apps/api/src/features/push/pushes.test.ts',
    named: 'of an author without a username',
  },
  'Username slug: « lowercase »': { ...rules, from: '    .toLowerCase()\n', to: '', named: 'lowercase:' },
  'Username slug: « trim »': { ...rules, from: '    .trim()\n    .normalize', to: '    .normalize', named: 'trim:' },
  'Username slug: « strip accents »': {
    ...rules,
    from: "    .normalize('NFD')\n",
    to: '',
    named: 'strip accents:',
  },
  'Username slug: « spaces become hyphens »': {
    ...rules,
    from: ".replace(/\\s+/g, '-')",
    to: ".replace(/\\s+/g, '_')",
    named: 'spaces become hyphens:',
  },
  'Username slug: « keep only letters, digits, hyphen and underscore »': {
    ...rules,
    from: '[^a-z0-9_-]',
    to: '[^a-z0-9_()-]',
    named: 'keep only letters',
  },
  'Username slug: « remove leading hyphens »': {
    ...rules,
    from: "    .replace(/^-+/, '')\n",
    to: '',
    named: 'remove leading hyphens:',
  },
  'Truncation with an ellipsis: title 65 characters, never within a letter': {
    ...rules,
    from: 'truncateTitle = (text: string) => truncate(text, constants.titleTruncation)',
    to: 'truncateTitle = (text: string) => text.slice(0, constants.titleTruncation)',
    named: 'ends with an ellipsis beyond it',
  },
  'Truncation with an ellipsis: message 240 characters, never within a letter': {
    ...rules,
    file: 'packages/contract/src/truncate.ts',
    from: 'of letters(text))',
    to: 'of [...text].map((segment) => ({ segment })))',
    named: 'never cut inside a letter',
  },
  'Reading time: « 200 words per minute »': {
    ...rules,
    from: 'words / constants.readingWordsPerMinute',
    to: 'words / (constants.readingWordsPerMinute + 1)',
    named: 'a reading time',
  },
  'Reading time: « rounded up »': { ...rules, from: 'Math.ceil', to: 'Math.round', named: 'a reading time' },
  'Reading time: « singular or plural wording »': {
    ...rules,
    from: "minutes === 1 ? '1 minute de lecture' : ",
    to: '',
    named: 'a reading time',
  },
  '« Generated fallback passwords are 8 characters »': {
    file: 'apps/web/app/pwa/fallback-password.ts',
    from: 'constants.fallbackPasswordLength',
    to: 'constants.fallbackPasswordLength - 1',
    test: 'apps/web/app/pwa/fallback-password.test.ts',
    named: 'is eight signs',
  },
  '« HEIC conversion fails with an error if the converter is unavailable »': {
    file: 'apps/web/app/features/files/heic/convert-heic.ts',
    from: '    throw error\n',
    to: '    return new ImageBitmap()\n',
    test: 'apps/web/app/features/files/heic/convert-heic.test.ts',
    named: 'where the converter is missing',
  },
  '… « the target format is image/jpeg »': {
    file: 'apps/web/app/features/files/draw-picture.ts',
    from: "canvas.toBlob(resolve, 'image/jpeg'",
    to: "canvas.toBlob(resolve, 'image/webp'",
    test: 'apps/web/app/features/files/draw-picture.test.ts',
  },
  'Password rules of the sign-up (not shown; ours: 12 characters at least, and none that is guessed at once)': {
    file: 'apps/api/src/features/identity/password-strength.ts',
    from: '.score >= PASSWORD_SCORE_NEEDED',
    to: '.score >= 0',
    test: signUp,
    named: 'refuses a guessable password',
  },
  'Sign-up validation (not shown; our own rules)': {
    file: 'packages/contract/src/identity.ts',
    from: '(day) => isAdult(day, new Date())',
    to: '() => true',
    test: signUp,
    named: 'refuses under 18',
  },
  'Profile form validation (not shown; our own rules)': {
    file: 'packages/contract/src/members.ts',
    from: 'headline: personLine(limits.headline,',
    to: 'headline: personLine(2 * limits.headline,',
    test: 'apps/api/src/features/members/members.test.ts',
    named: 'refuses what is too long',
  },
}
