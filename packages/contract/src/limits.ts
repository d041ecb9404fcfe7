/**
 * Every number of the house, once. The first block is specification §9, to the letter; the second is the product's own.
 * Durations are milliseconds unless the name says otherwise; lengths are UTF-16 code units as zod counts them.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Specification §9 « Business constants and limits » (and the delays of §2 and §4). */
export const constants = {
  toastDuration: 10 * second,
  notificationProviderDuration: 3.5 * second,
  pushTokenMaxAge: 7 * day,
  lastConnectionThrottle: 15 * minute,
  permissionPromptDelay: 1 * second,
  notificationLabelDelay: 3 * second,
  notificationLabelExtraDelay: 0.3 * second,
  socketSubscriptionDelay: 0.5 * second,
  logoutRedirectDelay: 1 * second,
  splashFade: 250,
  soundVolume: 0.5,
  notificationChannelImportance: 3,
  historyCap: 50,
  titleTruncation: 65,
  messageTruncation: 240,
  readingWordsPerMinute: 200,
  darkThemeFromHour: 19,
  darkThemeUntilHour: 8,
  fallbackPasswordLength: 8,
  pageReloadGuard: 10_000,
  payloadPrefetchDelay: 1 * second,
  buildPollingInterval: 5 * minute,
  popupClosedDelay: 8 * second,
  popupWidth: 500,
  popupHeight: 600,
  freshnessGreenHours: 24,
  freshnessAmberHours: 72,
  freshnessPurpleHours: 168,
  freshnessGreyHours: 720,
} as const

/** Limits of the product. */
export const limits = {
  username: { min: 3, max: 30, changeDays: 30, redirectDays: 90, reservedDays: 365 },
  displayName: { min: 2, max: 40 },
  headline: 120,
  about: 2000,
  answer: 280,
  interests: 20,
  photos: 8,
  photoDescription: 200,
  adultAge: 18,
  oldestAge: 110,
  password: { min: 12, max: 128 },
  signInLink: 15 * minute,
  resetLink: hour,
  confirmationLink: day,
  emailChangeLink: day,
  /** A session ends after `absolute`, or earlier after `idle` without a request; `most` at once, the oldest go first. */
  session: { absolute: 60 * day, idle: 30 * day, seenEvery: hour, most: 10 },
  secondFactor: { challenge: 10 * minute, tries: 3, lock: 5 * minute, trustDays: 30, recoveryCodes: 10 },
  passkeys: { most: 10, name: 40 },
  /** Browsers remembered per member, and for how long one is known. */
  devices: { most: 20, known: 365 * day, mailOnceIn: day },
  placeChangesPerDay: 3,
  shareTitle: 120,
  shareBody: 5000,
  shareImages: 6,
  altText: 200,
  recipe: { ingredients: 40, steps: 30, ingredient: 80, step: 1000, servings: 50, minutes: 2880 },
  outingPlace: 120,
  comment: 1000,
  message: 4000,
  messageImages: 4,
  messageEdit: 15 * minute,
  firstContactsPerDay: 10,
  newAccount: 72 * hour,
  contactText: 5000,
  /** A challenge may be solved this long: someone reads the charter before she sends her sign-up. */
  proofChallenge: hour,
  reportText: 2000,
  uploadBytes: 10 * 1024 * 1024,
  uploadPixels: 40_000_000,
  /** Memory that opening one picture may take; some formats must be held whole. */
  uploadMemory: 144 * 1024 * 1024,
  /** Frames of a picture that moves; the first is kept. */
  uploadFrames: 300,
  /** The largest picture kept has 1 920: what is longer than this is drawn smaller before it is sent. */
  uploadSide: 2560,
  /** An upload that nothing has used by then is removed. */
  uploadUnused: 24 * hour,
  /** What arrived of an upload that was never finished is removed by then. */
  uploadUnfinished: 24 * hour,
  /** Unfinished uploads of one member; one more takes the place of her oldest. */
  uploadsOpen: 20,
  visitsFadeDays: 30,
  evidenceDays: 30,
  pageSize: 20,
  pageSizeMax: 50,
  typingTimeout: 5 * second,
  notificationFolding: 48 * hour,
} as const
