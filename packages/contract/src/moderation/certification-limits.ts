const minute = 60_000

/** Separate from `limits` so that other pages do not bundle them. */
export const certificationLimits = {
  /** Leaves time to find paper and light. */
  challenge: 30 * minute,
  code: 5,
  /** Photos per member. */
  tries: { most: 3, days: 30 },
  /** Then the photo is deleted. */
  unjudgedDays: 14,
  /** Validity; reminder and renewal start `renewDays` before its end. */
  days: 365,
  renewDays: 30,
  note: 500,
} as const
