import { tables } from '@consoeurs/database'
import { and, isNotNull, lt } from 'drizzle-orm'
import type { Tx } from './unit-of-work.ts'

const KEPT_DAYS = 30

/** Handled events have done their work; what was never handled stays, for whoever looks into it. */
export async function forgetEvents(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000)
  await tx.delete(tables.events).where(and(isNotNull(tables.events.handledAt), lt(tables.events.createdAt, before)))
}
