import type { ShoppingChange, ShoppingItemInput } from '@consoeurs/contract'

/** A line as it is stored. */
export interface StoredLine extends ShoppingItemInput {
  key: string
  done: boolean
  writtenAt: Date
  doneAt: Date
  removedAt: Date | null
}

/**
 * Applies one change to the known state of its line. Clocks that are ahead count as now. A removed line stays removed,
 * whatever arrives later.
 * @returns null where the change is too old, or about a line that nobody knows
 */
export function mergeChange(line: StoredLine | undefined, change: ShoppingChange, now: Date): StoredLine | null {
  const { key, item, done, removed } = change
  const at = new Date(Math.min(change.at, now.getTime()))
  if (line === undefined) {
    if (item === undefined) return null
    return { key, ...item, done: done ?? false, writtenAt: at, doneAt: at, removedAt: removed ? now : null }
  }
  if (line.removedAt !== null) return null
  const writes = (item !== undefined || removed === true) && at >= line.writtenAt
  const ticks = done !== undefined && at >= line.doneAt
  if (!writes && !ticks) return null
  return {
    ...line,
    ...(writes && { ...item, writtenAt: at, removedAt: removed ? now : null }),
    ...(ticks && { done, doneAt: at }),
  }
}
