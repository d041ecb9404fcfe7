const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** « Je rencontre quelqu’un ». Separate from `limits` so that other pages do not bundle them. */
export const meetingLimits = {
  /** Open at once; per member and day; per contact address and day, for all members together. */
  open: 3,
  perDay: 5,
  perAddress: 3,
  whom: 40,
  place: 120,
  contact: 40,
  note: 200,
  /** How far ahead it can be planned, and how long ago it may have started. */
  ahead: 30 * day,
  begun: 6 * hour,
  /** Minutes from the start of the meeting to the check-in; `usual` is preselected. */
  minutes: [30, 60, 90, 120, 180, 240, 360, 480, 720],
  usual: 120,
  /** Extra minutes per request, and how many requests. */
  more: [30, 60],
  postponed: 6,
  /** From the unanswered check-in reminder to the mail to the contact. */
  grace: 30 * minute,
  /** After the check-in time everything is deleted. */
  kept: 48 * hour,
  /** Backoff of failed mails, doubling up to `longest`. */
  retry: { first: minute, longest: 10 * minute },
  /** A mail interrupted by a crash is retried after this. */
  leaving: 5 * minute,
} as const
