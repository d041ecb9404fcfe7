import type { Counters } from '@consoeurs/contract'

/** What this page knows of her inbox, in which every change has the next number. */
export interface InboxState {
  /** Every change up to this seq is known: what the page asks for next begins after it. */
  syncedTo: number
  /** Numbers that arrived beyond the next one: something before them is missing. */
  ahead: readonly number[]
  /** The seq of the newest counters that were shown. */
  shownAt: number
}

export const openInbox = (seq: number): InboxState => ({ syncedTo: seq, ahead: [], shownAt: seq })

/** Goes on from `from` as long as no number is missing. */
function reached(state: InboxState, from: number, arrived: readonly number[]): InboxState {
  const known = new Set([...state.ahead, ...arrived])
  let syncedTo = from
  while (known.has(syncedTo + 1)) syncedTo += 1
  return { ...state, syncedTo, ahead: [...known].filter((seq) => seq > syncedTo) }
}

/** Counters that arrived as a hint, in whatever order. Where `isBehind` is then true, something before them is missing. */
export const receiveCounters = (state: InboxState, seq: number): InboxState =>
  reached({ ...state, shownAt: Math.max(state.shownAt, seq) }, state.syncedTo, [seq])

/** The answer to « everything after syncedTo » tells of everything up to its own seq. */
export const catchUpInbox = (state: InboxState, seq: number): InboxState =>
  reached({ ...state, shownAt: Math.max(state.shownAt, seq) }, Math.max(state.syncedTo, seq), [])

export const isBehind = ({ ahead }: InboxState): boolean => ahead.length > 0

/** Counters older than those on screen say nothing new. */
export const isNewer = ({ shownAt }: InboxState, { seq }: { counters: Counters; seq: number }): boolean =>
  seq >= shownAt
