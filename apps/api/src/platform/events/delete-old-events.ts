import { tables } from '@consoeurs/database'
import { and, isNotNull, lt } from 'drizzle-orm'
import type { Tx } from '../data/unit-of-work.ts'

const KEPT_DAYS = 30

/** Unhandled events are kept for inspection. */
export async function deleteOldEvents(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
  await tx.delete(tables.events).where(and(isNotNull(tables.events.handledAt), lt(tables.events.createdAt, before)))
}
