import type { Counters } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { memberListedFor } from '../members/public.ts'
import { hasVisibleActor } from './notifications.visible.ts'

const { inboxes, notifications, visits, honors, users, userProfiles } = tables

export type Inbox = typeof inboxes.$inferSelect

/** The kept counters that other features move when something arrives or is read. */
export type CounterName = 'unreadMessages' | 'unreadVisits' | 'unreadHonors' | 'requests' | 'unreadNotifications'

export const countersOf = (inbox: Omit<Inbox, 'userId' | 'seq'>): Counters => ({
  nbMessagesUnread: inbox.unreadMessages,
  nbHonorsUnread: inbox.unreadHonors,
  nbVisitsUnread: inbox.unreadVisits,
  nbNotificationsUnread: inbox.unreadNotifications,
  nbRequests: inbox.requests,
})

const emptyInbox: Inbox = {
  userId: 0,
  seq: 0,
  unreadNotifications: 0,
  unreadMessages: 0,
  unreadVisits: 0,
  unreadHonors: 0,
  requests: 0,
}

const inboxOf = prepared((db) =>
  db
    .select()
    .from(inboxes)
    .where(eq(inboxes.userId, sql.placeholder('userId')))
    .prepare('inbox_of_member'),
)

export async function loadInbox(db: Queryable, userId: number): Promise<Inbox> {
  const [inbox] = await inboxOf(db).execute({ userId })
  return inbox ?? emptyInbox
}

export const loadCounters = async (db: Queryable, userId: number): Promise<Counters> =>
  countersOf(await loadInbox(db, userId))

/** Whoever changes what her counters count holds this lock first, so that a count and what it counts agree. */
export async function lockInbox(tx: Tx, userId: number): Promise<void> {
  await tx.select({ seq: inboxes.seq }).from(inboxes).where(eq(inboxes.userId, userId)).for('update')
}

const nextOfInbox = prepared((tx) =>
  tx
    .update(inboxes)
    .set({ seq: sql`${inboxes.seq} + 1` })
    .where(eq(inboxes.userId, sql.placeholder('userId')))
    .returning()
    .prepare('inbox_next'),
)

/** Writes her inbox and moves its seq by one. Whatever has that seq is told first, then `tellCounters`. */
export async function writeInbox(tx: Tx, userId: number, change: Partial<Record<CounterName, SQL>>): Promise<Inbox> {
  const [inbox] =
    Object.keys(change).length === 0
      ? await nextOfInbox(tx).execute({ userId })
      : await tx
          .update(inboxes)
          .set({ ...change, seq: sql`${inboxes.seq} + 1` })
          .where(eq(inboxes.userId, userId))
          .returning()
  if (inbox === undefined) throw new Error(`member ${userId} has no inbox`)
  return inbox
}

/** Tells her open pages after the commit. A page that hears a seq here takes all that has it for told. */
export function tellCounters(tx: Tx, realtime: Realtime, inbox: Inbox): void {
  const { userId, seq } = inbox
  tx.afterCommit(() => realtime.toUser(userId, { type: 'counters', counters: countersOf(inbox), seq }))
}

/** Writes her inbox, moves its seq by one, and tells her open pages after the commit. */
export async function updateInbox(
  tx: Tx,
  realtime: Realtime,
  userId: number,
  change: Partial<Record<CounterName, SQL>>,
): Promise<Inbox> {
  const inbox = await writeInbox(tx, userId, change)
  tellCounters(tx, realtime, inbox)
  return inbox
}

/** Moves her counters by these numbers (negative ones count down) and tells her open pages after the commit. */
export async function changeCounters(
  tx: Tx,
  realtime: Realtime,
  userId: number,
  by: Partial<Record<CounterName, number>>,
): Promise<Counters> {
  const change = Object.fromEntries(
    Object.entries(by).map(([name, step]) => [name, sql`${inboxes[name as CounterName]} + ${step}`]),
  )
  return countersOf(await updateInbox(tx, realtime, userId, change))
}

/**
 * Counts one more from a member, if she can be seen at this moment. Asked under the lock, so that a block made meanwhile
 * either is seen here or counts anew afterwards.
 */
export async function countOneFrom(
  tx: Tx,
  realtime: Realtime,
  userId: number,
  { counter, authorId }: { counter: CounterName; authorId: number },
): Promise<void> {
  await lockInbox(tx, userId)
  const one = sql`case when ${visibleAuthor(userId, sql`${authorId}`)} then 1 else 0 end`
  await updateInbox(tx, realtime, userId, { [counter]: sql`${inboxes[counter]} + ${one}` })
}

/** Tells her open pages the counters as they are, after the commit. */
export const pushCounters = (tx: Tx, realtime: Realtime, userId: number): Promise<Counters> =>
  changeCounters(tx, realtime, userId, {})

const visibleAuthor = (userId: number, authorId: SQL): SQL =>
  sql`exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = ${authorId} and ${memberListedFor({ id: userId })})`

/** What the kept counters must equal: the unread rows whose author she can see. */
export function countedUnread(tx: Queryable, userId: number) {
  return {
    unreadNotifications: tx.$count(
      notifications,
      and(eq(notifications.recipientId, userId), isNull(notifications.readAt), hasVisibleActor(userId)),
    ),
    unreadVisits: tx.$count(
      visits,
      and(eq(visits.visitedId, userId), isNull(visits.seenAt), visibleAuthor(userId, sql`${visits.visitorId}`)),
    ),
    unreadHonors: tx.$count(
      honors,
      and(eq(honors.toId, userId), isNull(honors.seenAt), visibleAuthor(userId, sql`${honors.fromId}`)),
    ),
  }
}

/**
 * Counts anew what a block, a reading or a withdrawal changed. The lock comes first and in its own statement: the count
 * then sees everything that was committed before it.
 */
export async function recountCounters(tx: Tx, realtime: Realtime, userId: number): Promise<Counters> {
  await lockInbox(tx, userId)
  return countersOf(await updateInbox(tx, realtime, userId, countedUnread(tx, userId)))
}
