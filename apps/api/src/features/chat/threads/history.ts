import { asc, desc, gt, gte, lt } from 'drizzle-orm'
import type { ThreadTables } from './thread-tables.ts'

/** `after`: changes since; `from`: messages from it on; else the newest, before `before`. */
export interface HistoryRange {
  after?: number | undefined
  from?: number | undefined
  before?: number | undefined
  limit: number
}

export interface HistoryPage<View> {
  messages: View[]
  /** In the requested direction. */
  hasMore: boolean
}

export function conditionsOf({ messages: { seq, changedSeq } }: ThreadTables, { after, from, before }: HistoryRange) {
  if (after !== undefined) return { where: gt(changedSeq, after), order: asc(changedSeq) }
  if (from !== undefined) return { where: gte(seq, from), order: asc(seq) }
  return { where: before === undefined ? undefined : lt(seq, before), order: desc(seq) }
}

/** One row more than shown, for `hasMore`. */
export const rowsOf = ({ limit }: HistoryRange): number => limit + 1

/** Oldest first. */
export async function presentPage<Row, View>(
  rows: Row[],
  { after, from, limit }: HistoryRange,
  present: (rows: Row[]) => Promise<View[]>,
): Promise<HistoryPage<View>> {
  const kept = rows.slice(0, limit)
  if (after === undefined && from === undefined) kept.reverse()
  return { messages: await present(kept), hasMore: rows.length > limit }
}

/** Half of the messages before `seq`, half from it on. */
export async function loadAround<View>(
  load: (range: HistoryRange) => Promise<HistoryPage<View>>,
  seq: number,
  limit: number,
): Promise<{ messages: View[]; hasOlder: boolean; hasNewer: boolean }> {
  const half = Math.max(1, Math.floor(limit / 2))
  const older = await load({ before: seq, limit: half })
  const newer = await load({ from: seq, limit: half })
  return { messages: [...older.messages, ...newer.messages], hasOlder: older.hasMore, hasNewer: newer.hasMore }
}
