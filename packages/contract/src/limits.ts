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
  signInLink: 10 * minute,
  resetLink: hour,
  confirmationLink: day,
  emailChangeLink: day,
  /**
   * A session ends after `absolute`, or earlier after `idle` without a request, `staffIdle` of who works here; `most` at once, the oldest go
   * first. `recent`: how old the sign-in may be of a member who has no password to give, where one is asked.
   * `pageToken`: what a page shows to an API on another origin.
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
    tries: 3,
    lock: 5 * minute,
    trustDays: 30,
    recoveryCodes: 10,
    lost: { wait: 3 * day, open: 14 * day },
  },
  passkeys: { most: 10, name: 40 },
  /** How old the sign-in at Firebase may be that opens a session here. */
  firebase: { signInAge: 30 * minute },
  /** Browsers remembered per member, and for how long one is known. */
  devices: { most: 20, known: 365 * day, mailOnceIn: day },
  placeChangesPerDay: 3,
  shareTitle: 120,
  shareBody: 5000,
  shareImages: 6,
  altText: 200,
  recipe: { ingredients: 40, steps: 30, ingredient: 80, step: 1000, servings: 50, minutes: 2880 },
  outingPlace: 120,
  outingSeats: 500,
  shareCover: 80,
  /** Drafts of one member, kept this many days untouched; one more takes the place of the one longest untouched. */
  drafts: 100,
  draftDays: 90,
  draftText: 10_000,
  /** Of the JSON that a composer keeps beside the words: the longest recipe fits. */
  draftFields: 60_000,
  draftFiles: 8,
  comment: 1000,
  message: 4000,
  messageImages: 4,
  /** Words to look for in what was said. */
  searchQuery: 200,
  messageEdit: 15 * minute,
  /** What a quoted message shows of itself above the answer. */
  messageQuote: 160,
  firstContactsPerDay: 10,
  newAccount: 72 * hour,
  /** Words that the moderation has a new account’s shares and first messages held for. */
  filterWords: { most: 300, letters: 60, tried: 500 },
  /** Shares of a new account in a day. */
  newAccountShares: 10,
  /** The same words again within this long are a slip of the finger, and to this many places a flood. */
  sameWords: { within: 10 * minute, letters: 25, shares: 1, comments: 3, messages: 5, rooms: 3 },
  /** Different profiles that one reader opens: more than an evening of looking, far less than a program would. */
  walk: { member: { hour: 200, day: 600 }, visitor: { hour: 300, day: 2000 } },
  contactText: 5000,
  /** What was written to the operator stays so many days; so many receipts a day go to one address. */
  contactDays: 365,
  contactReceipts: 3,
  /** Of reports without an account: so many receipts a day go to one address. */
  reportReceipts: 3,
  /** A challenge may be solved this long: someone reads the charter before she sends her sign-up. */
  proofChallenge: hour,
  reportText: 2000,
  statementOfReasons: 1000,
  /** A review may be asked so many days after the decision (DSA art. 20: six months), in so many characters. */
  reviewDays: 183,
  reviewText: 2000,
  staffNote: 2000,
  /** So many days after the decision a report, a measure that is over and what staff noted are gone. */
  moderationDays: 365,
  /** The longest suspension; what is meant for longer is a ban. */
  suspensionDays: 365,
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
  /** What another app handed over waits this long for her composer; so much of its words fits in an address. */
  receivedShare: hour,
  receivedText: 1500,
  /** She is asked to install the app once in so long. */
  installInvitation: 30 * day,
  visitsFadeDays: 30,
  /** What she writes down about another member, for herself. */
  privateNote: 1000,
  /** As long as there are no more, each of them is one of the first. */
  firstMembers: 10,
  evidenceDays: 30,
  /** Days to change her mind after she asked to leave; when the mail before the end goes out. */
  leaving: { days: 14, remindDays: 2 },
  /** Days without her after which an account is erased, and how many days before she is told, each once. */
  asleep: { days: 730, warnDays: [30, 7] },
  /** From where she came, and the proof of her consents once she left: so many days. */
  connectionDays: 365,
  consentProofDays: 365,
  /** Of her archive: kept so many days, asked for once in so long. */
  archive: { days: 7, every: day },
  pageSize: 20,
  pageSizeMax: 50,
  typingTimeout: 5 * second,
  /** « Passer » holds this long. */
  passedDays: 30,
  /** Counted no further where she is told which filter to loosen. */
  loosenedAtMost: 99,
  /** What a member’s card has room for: letters of what she wrote about herself, communities that it names. */
  glanceAbout: 160,
  glanceCommunities: 3,
  mutedWord: 40,
  mutedWords: 100,
  notificationFolding: 48 * hour,
  /** An article that is dated further back is no news when it comes out. */
  articleIsNews: 24 * hour,
  /** In Paris. */
  birthdayHour: 8,
  /** A member who comes in for the first time is new this long: then the place welcomes her. */
  welcome: 7 * day,
  /** An address of a push service: some are long, none longer than this. */
  pushEndpoint: 1024,
  /** Devices of one member that are pushed to; the one longest unheard of goes first. */
  pushDevices: 10,
  /** « Plus tard » holds this long. */
  permissionPromptAgain: 7 * day,
} as const

/** Limits of communities: in a place of their own, so that other pages do not carry them. */
export const communityLimits = {
  name: { min: 3, max: 60 },
  tagline: 120,
  description: 2000,
  rules: 3000,
  questions: 3,
  question: 160,
  answer: 500,
  announcement: 1000,
  /** Links that let in, open at once; each holds one of these numbers of days. */
  links: 10,
  linkDays: [1, 7, 30],
  /** Whose request was declined may ask again after this long. */
  askAgain: 7 * day,
  /** A member founds at most one in this long. */
  founding: day,
  suggested: 6,
  faces: 5,
} as const

/** Limits of rooms: in a place of their own, so that other pages do not carry them. */
export const roomLimits = {
  name: { min: 2, max: 60 },
  topic: 200,
  /** Of one community, archived ones included. */
  rooms: 50,
  message: 2000,
  images: 4,
  /** Members whom one message may name. */
  mentions: 10,
  mentionable: 8,
  pins: 50,
  /** « 99+ » */
  unreadShown: 99,
  /** Messages that a room opens with. */
  opened: 50,
  /** Named of those who are there now; the rest are counted. */
  here: 8,
} as const

/** Limits of what programs ask of collections, in Strapi's query language (architecture §4); pages do not carry them. */
export const collectionLimits = {
  /** Entries of a page: as Strapi has it where nothing is said, and at most. */
  page: 25,
  most: 100,
  /** Entries of one relation of one entry. */
  related: 100,
  /** The last page, and the last start, that may be asked for. */
  farthest: 100_000,
  /** Conditions within conditions; relations within relations; brackets of one parameter, which name both. */
  depth: 8,
  populateDepth: 3,
  nesting: 20,
  /** Parameters of one query; values of one `$in`; characters of one value. */
  parameters: 200,
  values: 100,
  operand: 500,
} as const

/** Limits of what leaves the server: pages have no use for them, and do not carry them. */
export const sendingLimits = {
  /**
   * How a push travels, by what it tells (RFC 8030): a phone that saves its battery wakes for `high` and takes the rest
   * when it wakes anyway; what could not be handed over within `ttl` is not worth telling any more.
   */
  pushes: {
    talk: { urgency: 'high', ttl: day },
    personal: { urgency: 'normal', ttl: 2 * day },
    passing: { urgency: 'low', ttl: 12 * hour },
    safety: { urgency: 'high', ttl: 7 * day },
    /** « Tout va bien ? »: after this long her contact is told anyway. */
    checkIn: { urgency: 'high', ttl: 2 * hour },
    /** Somebody waits for it with the device in her hand. */
    trial: { urgency: 'high', ttl: minute },
  },
  /** How long a push service may take to answer, and how much of what it says is read. */
  pushAnswer: { time: 10 * second, bytes: 2048 },
  /** A push that was not taken is tried again after `first`, then after twice as long each time, `most` times. */
  pushRetry: { first: 5 * second, most: 8, longest: hour },
  /**
   * « Un message t’attend » goes to her mailbox once it has waited `after`, at most once in `rest`; what has waited
   * longer than `window` is no news.
   */
  reminders: { after: 30 * minute, rest: day, window: 2 * day, atOnce: 200 },
  /** Shares that a digest names; and how far the first one looks back. */
  digest: { shares: 3, excerpt: 120, daily: day, weekly: 7 * day, atOnce: 200 },
  /** Calls to push services under way at once, per process. */
  pushesAtOnce: 20,
  /** Bytes of a push before it is encrypted: RFC 8291 grants 4 096, of which 103 are the encryption's own. */
  pushBytes: 3993,
} as const
