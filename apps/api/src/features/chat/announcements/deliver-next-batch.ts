import { tables } from '@consoeurs/database'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { isCommunityNotMutedBy } from '../../foundation/visibility/public.ts'
import { loadNextRecipients } from '../notifications/public.ts'

const { announcements, communityMembers, users } = tables

const receivesNewsOf = (communityId: number): SQL =>
  sql`exists (select 1 from ${communityMembers} where ${and(
    eq(communityMembers.communityId, communityId),
    eq(communityMembers.userId, users.id),
    ne(communityMembers.news, 'none'),
  )}) and ${isCommunityNotMutedBy(users.id, sql`${communityId}::bigint`)}`

const nextRecipients = (tx: Tx, { toldUpTo, communityId }: typeof announcements.$inferSelect): Promise<number[]> =>
  loadNextRecipients(tx, {
    section: 'communautes',
    value: 'annonce',
    after: toldUpTo,
    among: communityId === null ? undefined : receivesNewsOf(communityId),
  })

/**
 * Emits the next batch and advances the cursor in one transaction; the event's listener calls this again. Each member
 * is notified once, even after a crash, and other events run in between.
 */
export async function deliverNextBatch(tx: Tx, announcementId: number, now: Date): Promise<void> {
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
