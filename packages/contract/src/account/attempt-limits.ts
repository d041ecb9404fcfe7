const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The window of `within` milliseconds starts at the first attempt. */
export interface AttemptBound {
  max: number
  within: number
}

export interface AttemptLimits {
  /** Per browser that has signed in to the account before. */
  known: readonly AttemptBound[]
  /** Per network: a /24 of IPv4, a /64 of IPv6. */
  network: readonly AttemptBound[]
  /** All networks together, without known browsers. */
  account: readonly AttemptBound[]
}

export const attemptLimits = {
  password: {
    known: [{ max: 10, within: hour }],
    network: [
      { max: 10, within: hour },
      { max: 30, within: day },
    ],
    account: [{ max: 300, within: day }],
  },
  /**
   * Password confirmation of a signed-in member, since a stolen session could guess. Counted apart from sign-in, so
   * that a thief cannot lock her out.
   */
  confirmation: {
    known: [
      { max: 10, within: hour },
      { max: 30, within: day },
    ],
    network: [
      { max: 10, within: hour },
      { max: 30, within: day },
    ],
    account: [{ max: 300, within: day }],
  },
  code: {
    known: [
      { max: 3, within: 5 * minute },
      { max: 30, within: day },
    ],
    network: [
      { max: 3, within: 5 * minute },
      { max: 15, within: day },
    ],
    account: [{ max: 60, within: day }],
  },
  /**
   * Per kind of link. The account window is no longer than a sign-in link lives: if strangers exhaust it, the owner
   * still has a valid link.
   */
  mail: {
    known: [{ max: 5, within: 30 * minute }],
    network: [{ max: 5, within: 30 * minute }],
    account: [{ max: 8, within: 10 * minute }],
  },
} as const satisfies Record<string, AttemptLimits>

/** Failed attempts per day from unknown browsers, after which the member is warned by mail. */
export const attemptAlarm = { password: 10, confirmation: 10, code: 5 } as const

export type AttemptKind = keyof typeof attemptLimits
