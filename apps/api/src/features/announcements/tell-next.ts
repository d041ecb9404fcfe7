import { tables } from '@consoeurs/database'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { communityNotMutedBy } from '../members/public.ts'
import { nextToTell } from '../notifications/public.ts'

const { announcements, communityMembers, users } = tables

/** She is in it, and wants to hear of it. */
const hearsOf = (communityId: number): SQL =>
  sql`exists (select 1 from ${communityMembers} where ${and(
    eq(communityMembers.communityId, communityId),
    eq(communityMembers.userId, users.id),
    ne(communityMembers.news, 'none'),
  )}) and ${communityNotMutedBy(users.id, sql`${communityId}::bigint`)}`

/** Those who come after the last one that was told. */
const nextRecipients = (tx: Tx, { toldUpTo, communityId }: typeof announcements.$inferSelect): Promise<number[]> =>
  nextToTell(tx, {
    section: 'communautes',
    value: 'annonce',
    after: toldUpTo,
    among: communityId === null ? undefined : hearsOf(communityId),
  })

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
