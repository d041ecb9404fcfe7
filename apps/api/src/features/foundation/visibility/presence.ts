import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const key = (memberId: number) => sql`hashtextextended(${`presence:${memberId}`}, 0)`

/**
 * Stored counts only include shown members. Take this lock before checking whether the member of a new row is shown: a
 * recount then waits for the row, or the row is counted right.
 */
export async function lockPresence(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${key(memberId)})`)
}

/** Taken by a recount, so that rows being written are committed first. */
export async function awaitPresence(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${key(memberId)})`)
}

/** Most rows that one transaction recounts. */
const atOnce = {
  reactions: 200,
  shareMakings: 200,
  shareComments: 200,
  articleComments: 200,
  communities: 200,
  counters: 50,
}

type KeptCount = keyof typeof atOnce

export function requestRecount(tx: Tx, of: KeptCount, ids: number[]): void {
  for (let start = 0; start < ids.length; start += atOnce[of])
    tx.emit({ type: 'counts.stale', of, ids: ids.slice(start, start + atOnce[of]) })
}
