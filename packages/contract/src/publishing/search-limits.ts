/** Separate from `limits` so that other pages do not bundle them. */
export const searchLimits = {
  /** Minimum of letters and digits; maximum length that is used. */
  least: 2,
  text: 100,
  words: 8,
  /** Per kind, when all are searched. */
  ofEach: 5,
  /** Stored in the browser. */
  recent: 8,
  excerpt: 160,
  /** Debounce, in milliseconds. */
  pause: 180,
} as const
