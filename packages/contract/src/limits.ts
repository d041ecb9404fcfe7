/**
 * `constants` is specification §9, to the letter; the other limits are the product's own.
 * Durations are in milliseconds unless the name says otherwise; lengths are UTF-16 code units, as Zod counts them.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Specification §9 « Business constants and limits », with the delays of §2 and §4. */
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
  signInLink: 10 * minute,
  resetLink: hour,
  confirmationLink: day,
  emailChangeLink: day,
  /**
   * Ends after `absolute`, or after `idle` (`staffIdle` for staff) without a request; above `most` the oldest end.
   * `recent`: maximum sign-in age where a member without a password would have to give one.
   */
  session: {
    absolute: 60 * day,
    idle: 30 * day,
    staffIdle: 12 * hour,
    seenEvery: hour,
    recent: 30 * minute,
    most: 10,
    pageToken: 10 * minute,
  },
  secondFactor: {
    challenge: 10 * minute,
    trustDays: 30,
    recoveryCodes: 10,
    lost: { wait: 3 * day, open: 14 * day },
  },
  passkeys: { most: 10, name: 40 },
  apiTokens: { most: 20, name: 60, days: [30, 90, 365] as const },
  /**
   * Endpoints of the site. `answer`: characters of an answer that are kept. `failing`: without any success, then the
   * endpoint is disabled. `formerSecret`: how long it still signs. `secretShown`: to a repeated request.
   */
  webhooks: {
    ...{ most: 20, name: 60, url: 500, answer: 500, keptDays: 30 },
    ...{ failing: 5 * day, formerSecret: day, secretShown: 10 * minute },
  },
  /** Maximum age of the Firebase sign-in. */
  firebase: { signInAge: 30 * minute },
  devices: { most: 20, known: 365 * day, mailOnceIn: day },
  placeChangesPerDay: 3,
  shareTitle: 120,
  shareBody: 5000,
  shareImages: 6,
  altText: 200,
  recipe: {
    ingredients: 40,
    steps: 30,
    ingredient: 120,
    step: 1000,
    servings: 50,
    minutes: 2880,
    /** Minutes: twelve weeks. */
    wait: 120_960,
    /** `raw`: the usual limit of raw food. */
    celsius: { min: 20, max: 60, raw: 42 },
    /** Pots, jars, grams or millilitres. */
    yield: 10_000,
    equipment: 20,
    otherEquipment: 40,
    stepMinutes: 720,
    origin: 120,
  },
  /** `choices`: of one filter. `counted`, `candidates`: recipes that one request counts and reads at most. */
  recipeFinding: { choices: 20, counted: 500, candidates: 1500, nearest: 8 },
  /** « Je l’ai faite »; the oldest days beyond `days` are dropped. */
  making: { text: 500, changes: 300, days: 60, page: 12 },
  variants: 50,
  /** « Trocs »: `open` offers per member; perishable ones are listed for `freshDays`. */
  swaps: {
    ...{ title: 80, body: 1000, quantity: 60, wanted: 120, photos: 3 },
    ...{ open: 10, requestsPerDay: 20, requesters: 100, days: 30, freshDays: 7 },
  },
  outingPlace: 120,
  outingSeats: 500,
  outingDates: { min: 2, max: 6 },
  shareCover: 80,
  poll: { choices: { min: 2, max: 6 }, choice: 60, days: 30 },
  /** Above the limit the least recently used draft is replaced. */
  drafts: 100,
  draftDays: 90,
  draftText: 10_000,
  /** Length of the JSON of a composer's other fields; the longest recipe fits. */
  draftFields: 60_000,
  draftFiles: 8,
  comment: 1000,
  message: 4000,
  messageImages: 4,
  /**
   * A voice recording. `bytes`: two minutes of PCM, 16 bits. `processing`: of the server. The waveform has `bars`, from
   * 0 to `barHeight`.
   */
  sound: {
    seconds: 120,
    bytes: 6 * 1024 * 1024,
    processing: 30 * second,
    sampleRate: 24_000,
    bars: 48,
    barHeight: 31,
    transcript: 1000,
  },
  spokenAnswerSeconds: 60,
  searchQuery: 200,
  messageEdit: 15 * minute,
  messageQuote: 160,
  honorWord: 120,
  firstContactsPerDay: 10,
  newAccount: 72 * hour,
  filterWords: { most: 300, letters: 60, tried: 500 },
  /** Per day. */
  newAccountShares: 10,
  /**
   * Duplicate-content filter: places where the same text may appear. `letters`: minimum length of the text, not for
   * shares.
   */
  sameWords: { within: 10 * minute, letters: 25, shares: 1, comments: 3, messages: 5, rooms: 3 },
  /** Scraping limiter, in distinct profiles: more than an evening of browsing, far fewer than a bot would open. */
  walk: { member: { hour: 200, day: 600 }, visitor: { hour: 300, day: 2000 } },
  contactText: 5000,
  /** Retention in days; receipts per address and day. */
  contactDays: 365,
  contactReceipts: 3,
  /** Per address and day. */
  reportReceipts: 3,
  /** Leaves time to read the charter before submitting the form. */
  proofChallenge: hour,
  reportText: 2000,
  /** Characters of a new request after a refused sign-up. */
  approvalMessage: 500,
  /** Below this many members a town's page gives no number, so that it singles out nobody. */
  townCount: 5,
  /** Milliseconds since the last connection within which a member counts in her town. */
  townActive: 90 * 24 * 3_600_000,
  statementOfReasons: 1000,
  /** DSA art. 20: six months. */
  reviewDays: 183,
  reviewText: 2000,
  staffNote: 2000,
  /** Retention of decided reports, expired measures and staff notes. */
  moderationDays: 365,
  /** Longer suspensions are bans. */
  suspensionDays: 365,
  uploadBytes: 10 * 1024 * 1024,
  uploadPixels: 40_000_000,
  /** In bytes; some formats must be decoded in full. */
  uploadMemory: 144 * 1024 * 1024,
  /** Only the first frame is kept. */
  uploadFrames: 300,
  /** Clients downscale to it before upload; the largest stored format is 1 920 px. */
  uploadSide: 2560,
  uploadUnused: 24 * hour,
  uploadUnfinished: 24 * hour,
  /** Per member; one more replaces the oldest. */
  uploadsOpen: 20,
  /** Web Share Target: retention; text length that fits in a URL. */
  receivedShare: hour,
  receivedText: 1500,
  /** Minimum time between two prompts. */
  installInvitation: 30 * day,
  visitsFadeDays: 30,
  privateNote: 1000,
  firstMembers: 10,
  evidenceDays: 30,
  /** Grace period before the account is deleted; the reminder is sent `remindDays` before its end. */
  leaving: { days: 14, remindDays: 2 },
  /** Inactive accounts: days until erasure; a warning mail at each of `warnDays` before it. */
  asleep: { days: 730, warnDays: [30, 7] },
  /** Retention of connection logs, and of consent proofs after the member left. */
  connectionDays: 365,
  consentProofDays: 365,
  /** Personal-data archive: retention; minimum time between requests. */
  archive: { days: 7, every: day },
  pageSize: 20,
  /** A feed opens with these, about six screens of a phone; the others follow while she reads. */
  firstShares: 10,
  /** The home page shows fewer. */
  homeShares: 5,
  /** A profile shows the newest ones as squares. */
  profileShares: 3,
  profileRecipes: 6,
  /** Faces in a row of the home page. */
  nearFaces: 8,
  pageSizeMax: 50,
  typingTimeout: 5 * second,
  /** How long « Écarter » hides a member. */
  passedDays: 30,
  /** Members newly liked in a day. A like that is given again after `again` counts at once. */
  likes: { day: 30, again: day },
  /** Mutual likes shown at one opening. */
  likeMoments: 10,
  /** Cap of the counts that suggest which filter to relax. */
  loosenedAtMost: 99,
  /** The third distance band. */
  themeKilometres: 50,
  /** Hover card. */
  glanceAbout: 160,
  glanceCommunities: 3,
  /** `rest`: between two notifications of one member, which fold what was found meanwhile. */
  savedSearches: { most: 20, name: 80, rest: 4 * hour, daily: day, weekly: 7 * day },
  /** `perMember`: ended ones included; `ago` and `ahead` in days; `days`: the last day of a reminder. */
  batches: {
    running: 30,
    perMember: 1000,
    notes: 300,
    name: 80,
    note: 1000,
    learned: 600,
    days: 365,
    reminderDays: 6,
    ago: 90,
    ahead: 365,
  },
  mutedWord: 40,
  mutedWords: 100,
  notificationFolding: 48 * hour,
  /** Older articles are not announced on publication. */
  articleIsNews: 24 * hour,
  /** In Paris. */
  birthdayHour: 8,
  /** A first sign-in within this time after sign-up triggers the welcome notification. */
  welcome: 7 * day,
  pushEndpoint: 1024,
  /** Per member; above the limit the least recently seen device is removed. */
  pushDevices: 10,
  /** Snooze of « Plus tard ». */
  permissionPromptAgain: 7 * day,
} as const

/** Separate from `limits` so that other pages do not bundle them. */
export const communityLimits = {
  name: { min: 3, max: 60 },
  tagline: 120,
  description: 2000,
  rules: 3000,
  questions: 3,
  question: 160,
  answer: 500,
  announcement: 1000,
  /** Invitation links open at once; their possible lifetimes. */
  links: 10,
  linkDays: [1, 7, 30],
  askAgain: 7 * day,
  /** One per member in this time. */
  founding: day,
  suggested: 6,
  faces: 5,
} as const

/** Separate from `limits` so that other pages do not bundle them. */
export const roomLimits = {
  name: { min: 2, max: 60 },
  topic: 200,
  /** Archived rooms included. */
  rooms: 50,
  message: 2000,
  images: 4,
  /** Per message. */
  mentions: 10,
  mentionable: 8,
  pins: 50,
  /** Shown as « 99+ ». */
  unreadShown: 99,
  opened: 50,
  /** Members listed as present; the rest are only counted. */
  here: 8,
} as const

/** Separate from `limits` so that other pages do not bundle them. */
export const groupLimits = {
  /** Invited members included. */
  members: { min: 3, max: 12 },
  name: 60,
  /** Groups and invitations in the list of a member. */
  listed: 100,
  faces: 3,
} as const

/** Queries on collections, in Strapi's query language (architecture §4). */
export const collectionLimits = {
  /** Strapi's default page size, and the maximum. */
  page: 25,
  most: 100,
  related: 100,
  /** Last page and last offset. */
  farthest: 100_000,
  /** Nested conditions; nested relations; brackets in one parameter name, which cover both. */
  depth: 8,
  populateDepth: 3,
  nesting: 20,
  /** Per query; per `$in`; characters of one value. */
  parameters: 200,
  values: 100,
  operand: 500,
} as const

/** Server only, so that pages do not bundle them. */
export const sendingLimits = {
  /**
   * RFC 8030: `high` wakes a phone in battery-saving mode, the others wait until it is awake. After `ttl` the push is
   * dropped.
   */
  pushes: {
    talk: { urgency: 'high', ttl: day },
    personal: { urgency: 'normal', ttl: 2 * day },
    passing: { urgency: 'low', ttl: 12 * hour },
    safety: { urgency: 'high', ttl: 7 * day },
    /** « Tout va bien ? »: after this long the member's contact is notified anyway. */
    checkIn: { urgency: 'high', ttl: 2 * hour },
    /** The member waits for the test push, device in hand. */
    trial: { urgency: 'high', ttl: minute },
  },
  pushAnswer: { time: 10 * second, bytes: 2048 },
  /** Exponential backoff with at most `most` retries. */
  pushRetry: { first: 5 * second, most: 8, longest: hour },
  /** « Un message t’attend » is mailed after `after`, once per `rest`, and not for messages older than `window`. */
  reminders: { after: 30 * minute, rest: day, window: 2 * day, atOnce: 200 },
  /** Mailed invitations: in a minute, and how long an address without an answer is kept. */
  invitations: { atOnce: 10, kept: 60 * day },
  digest: { shares: 3, excerpt: 120, daily: day, weekly: 7 * day, atOnce: 200 },
  /** Per process. */
  pushesAtOnce: 20,
  /** Before encryption: RFC 8291 allows 4 096, of which encryption takes 103. */
  pushBytes: 3993,
} as const
