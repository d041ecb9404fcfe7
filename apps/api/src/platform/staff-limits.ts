/**
 * How much one of staff may do at the desk: more than hands do on the busiest day, far less than a stolen session would.
 * Each route counts for itself.
 */
export const staffLimits = {
  /** Something new: an article, a measure, a note. */
  adds: { max: 60, timeWindow: '10 minutes' },
  /** What is changed, decided or taken away; a hundred rows that were chosen in a list are a hundred calls. */
  changes: { max: 300, timeWindow: '10 minutes' },
  /** Somebody’s affairs, opened: each look leaves a trace. */
  opens: { max: 300, timeWindow: '10 minutes' },
} as const
