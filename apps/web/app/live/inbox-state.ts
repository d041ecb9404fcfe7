import type { Counters } from '@consoeurs/contract'

/** Every inbox change has consecutive seq numbers. */
export interface InboxState {
  /** Last seq without a gap before it; catch-up asks for everything after it. */
  syncedTo: number
  /** Seqs received after a gap. */
  ahead: readonly number[]
  /** Seq of the newest counters shown. */
  shownAt: number
}

export const openInbox = (seq: number): InboxState => ({ syncedTo: seq, ahead: [], shownAt: seq })

function advance(state: InboxState, from: number, arrived: readonly number[]): InboxState {
  const known = new Set([...state.ahead, ...arrived])
  let syncedTo = from
  while (known.has(syncedTo + 1)) syncedTo += 1
  return { ...state, syncedTo, ahead: [...known].filter((seq) => seq > syncedTo) }
}

/** In any order. If `isBehind` is then true, earlier events are missing. */
export const receiveCounters = (state: InboxState, seq: number): InboxState =>
  advance({ ...state, shownAt: Math.max(state.shownAt, seq) }, state.syncedTo, [seq])

export const catchUpInbox = (state: InboxState, seq: number): InboxState =>
  advance({ ...state, shownAt: Math.max(state.shownAt, seq) }, Math.max(state.syncedTo, seq), [])

export const isBehind = ({ ahead }: InboxState): boolean => ahead.length > 0

export const isNewer = ({ shownAt }: InboxState, { seq }: { counters: Counters; seq: number }): boolean =>
  seq >= shownAt
