/**
 * Specification §3, « Local history, per key »: what a browser remembers that a member saw, if she agreed. In a place of
 * its own, so that pages do not carry the schemas.
 */
export const historyKeys = ['members', 'shares', 'communities', 'articles'] as const
export type HistoryKey = (typeof historyKeys)[number]

/** One of a list, in the words of the specification; `constants.historyCap` of them at most. */
export interface HistoryEntry {
  /** Of its page, on this site. */
  path: string
  /** What names it among its kind: her username, the slug of the others. */
  slug: string
  name: string
  /** Path of its picture; null where it has none. */
  avatar: string | null
}
