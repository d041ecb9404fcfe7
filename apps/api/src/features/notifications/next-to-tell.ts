import { tables } from '@consoeurs/database'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { isPresent } from '../members/public.ts'

const { catalogueEntries, notificationPreferences, users } = tables

/** As many inboxes as one transaction holds at once: what is told to everyone must not stop the others. */
export const TOLD_AT_ONCE = 50

/** She did not switch it off in both ways. */
const wantsIt = sql`(coalesce(${notificationPreferences.inApp}, ${catalogueEntries.inApp}, true) or coalesce(${notificationPreferences.push}, ${catalogueEntries.push}, false))`

interface Telling {
  section: string
  value: string
  /** The last member that was told of it; 0 at first. */
  after: number
  /** Of whom: a condition on `users`. Without it, of every member. */
  among?: SQL | undefined
}

/**
 * Whom to tell next of something that is told to many, in the order of their ids: who is here and wants to hear of such
 * things. The event that tells them begins the next step in its own transaction: each step exists exactly if the one
 * before was done, so that everyone is told once, however often the server dies, and other events go on between two.
 */
export async function nextToTell(tx: Tx, { section, value, after, among }: Telling): Promise<number[]> {
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
    .where(and(gt(users.id, after), isPresent, wantsIt, among))
    .orderBy(asc(users.id))
    .limit(TOLD_AT_ONCE)
  return rows.map(({ id }) => id)
}
