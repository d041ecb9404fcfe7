import { tables } from '@consoeurs/database'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { isPresent } from '../../foundation/visibility/public.ts'

const { catalogueEntries, notificationPreferences, users } = tables

/** Recipients per transaction: limits how many inboxes are locked at once. */
export const BATCH_SIZE = 50

/** In the app or by push. */
const hasEnabled = sql`(coalesce(${notificationPreferences.inApp}, ${catalogueEntries.inApp}, true) or coalesce(${notificationPreferences.push}, ${catalogueEntries.push}, false))`

interface RecipientsQuery {
  section: string
  value: string
  /** Id of the last recipient; 0 at first. */
  after: number
  /** Condition on `users`; without it, every member. */
  among?: SQL | undefined
}

/**
 * Present members who want this kind, by id. The event of one batch starts the next in its own transaction: each member
 * is notified once, even after a crash.
 */
export async function loadNextRecipients(tx: Tx, { section, value, after, among }: RecipientsQuery): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(catalogueEntries, and(eq(catalogueEntries.section, section), eq(catalogueEntries.value, value)))
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, users.id),
        eq(notificationPreferences.section, section),
        eq(notificationPreferences.value, value),
      ),
    )
    .where(and(gt(users.id, after), isPresent, hasEnabled, among))
    .orderBy(asc(users.id))
    .limit(BATCH_SIZE)
  return rows.map(({ id }) => id)
}
