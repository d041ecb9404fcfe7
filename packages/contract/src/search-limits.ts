/** Limits of searching: in a place of their own, so that other pages do not carry them. */
export const searchLimits = {
  /** Letters and digits that a search needs, and of how long a text it takes. */
  least: 2,
  text: 100,
  words: 8,
  /** Results of each kind where all kinds are asked for. */
  ofEach: 5,
  /** Kept by her browser. */
  recent: 8,
  excerpt: 160,
  /** Waited for the next letter, in milliseconds. */
  pause: 180,
} as const
