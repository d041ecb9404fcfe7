const hour = 3_600_000

/** Durations in milliseconds. */
export const newsletterLimits = {
  categories: 30,
  /** How long a confirmation link is valid, and an unconfirmed address kept. */
  confirmation: 72 * hour,
  /** Confirmation mails to one address: one per `askAgain`, `maxConfirmationMails` in the time of `confirmation`. */
  askAgain: hour,
  maxConfirmationMails: 4,
  /** Articles of one mail, newest first. */
  articles: 12,
  /** No two mails within it: the job runs each hour of its day. */
  minInterval: 72 * hour,
  /** Articles older than this are no news, for example after a long breakdown. */
  maxArticleAge: 15 * 24 * hour,
  /** Articles of the last minutes wait: their transaction may not be visible yet. */
  commitDelay: hour / 6,
  batchSize: 200,
} as const
