import { tables } from '@consoeurs/database'
import { and, asc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { communityNotMutedBy, isPresent } from '../members/public.ts'

const { announcements, catalogueEntries, communityMembers, notificationPreferences, users } = tables

/** As many inboxes as one transaction holds at once: an announcement to everyone must not stop the others. */
export const TOLD_AT_ONCE = 50

const section = 'communautes'
const value = 'annonce'

/** She did not switch it off in both ways. */
const wantsIt = sql`(coalesce(${notificationPreferences.inApp}, ${catalogueEntries.inApp}, true) or coalesce(${notificationPreferences.push}, ${catalogueEntries.push}, false))`

/** She is in it, and wants to hear of it. */
const hearsOf = (communityId: number): SQL =>
  sql`exists (select 1 from ${communityMembers} where ${and(
    eq(communityMembers.communityId, communityId),
    eq(communityMembers.userId, users.id),
    ne(communityMembers.news, 'none'),
  )}) and ${communityNotMutedBy(users.id, sql`${communityId}::bigint`)}`

/** Those who come after the last one that was told, in the order of their ids. */
async function nextRecipients(tx: Tx, { toldUpTo, communityId }: typeof announcements.$inferSelect): Promise<number[]> {
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
    .where(and(gt(users.id, toldUpTo), isPresent, wantsIt, communityId === null ? undefined : hearsOf(communityId)))
    .orderBy(asc(users.id))
    .limit(TOLD_AT_ONCE)
  return rows.map(({ id }) => id)
}

/**
 * Names the next members to be told and moves the mark past them, in one transaction with the event that tells them;
 * whoever handles that event calls this again. Each step exists exactly if the one before was done, so that everyone is
 * told once, however often the server dies, and other events go on between two steps.
 */
export async function tellNext(tx: Tx, announcementId: number, now: Date): Promise<void> {
  const isIt = and(eq(announcements.id, announcementId), isNull(announcements.finishedAt))
  const [announcement] = await tx.select().from(announcements).where(isIt).for('update')
  if (announcement === undefined) return
  const recipientIds = await nextRecipients(tx, announcement)
  const last = recipientIds.at(-1)
  if (last === undefined) {
    await tx.update(announcements).set({ finishedAt: now }).where(isIt)
    return
  }
  const toldCount = announcement.toldCount + recipientIds.length
  await tx.update(announcements).set({ toldUpTo: last, toldCount }).where(isIt)
  tx.emit({ type: 'announcement.told', announcementId, recipientIds })
}
