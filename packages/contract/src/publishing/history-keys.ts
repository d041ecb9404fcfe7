/**
 * Specification §3, « Local history, per key »: stored in the browser with the member's consent. Separate from the
 * schemas so that pages do not bundle them.
 */
export const historyKeys = ['members', 'shares', 'communities', 'articles'] as const
export type HistoryKey = (typeof historyKeys)[number]

/** At most `constants.historyCap` per key. */
export interface HistoryEntry {
  /** Of its page on this site. */
  path: string
  /** Username of a member, slug of the others. */
  slug: string
  name: string
  avatar: string | null
}
