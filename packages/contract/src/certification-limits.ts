const minute = 60_000

/** Limits of certification: in a place of their own, so that other pages do not carry them. */
export const certificationLimits = {
  /** A gesture and a code are shown this long: time to find paper and light. */
  challenge: 30 * minute,
  /** Letters and figures of a code. */
  code: 5,
  /** Pictures that she may send within so many days. */
  tries: { most: 3, days: 30 },
  /** A picture that nobody judged is erased after so many days. */
  unjudgedDays: 14,
  /** How long one stands; from how many days before its end she is reminded, and may ask anew. */
  days: 365,
  renewDays: 30,
  /** What the team writes beside a decision. */
  note: 500,
} as const
