/**
 * Rate limits of admin routes, each counted by itself: above the busiest day of manual work, far below what a stolen
 * session would do.
 */
export const staffLimits = {
  /** Creating: an article, a measure, a note. */
  adds: { max: 60, timeWindow: '10 minutes' },
  /** Changing, deciding, deleting; a bulk action on a hundred rows makes a hundred calls. */
  changes: { max: 300, timeWindow: '10 minutes' },
  /** Opening a member's data, which is audited. */
  opens: { max: 300, timeWindow: '10 minutes' },
} as const
