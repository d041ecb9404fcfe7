import type { Counters } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { memberListedFor } from '../visibility/public.ts'
import { hasVisibleActor } from './notifications.visible.ts'

const { inboxes, notifications, visits, honors, users, userProfiles } = tables

export type Inbox = typeof inboxes.$inferSelect

export type CounterName = 'unreadMessages' | 'unreadVisits' | 'unreadHonors' | 'requests' | 'unreadNotifications'

export const toCounters = (inbox: Omit<Inbox, 'userId' | 'seq'>): Counters => ({
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
  toCounters(await loadInbox(db, userId))

/** Take this lock before changing counted rows, so that counts and rows agree. */
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

/** Also increments `seq`. Publish the event with that `seq` first, then `publishCounters`. */
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

/** Clients treat this `seq` as an acknowledgement of everything up to it. */
export function publishCounters(tx: Tx, realtime: Realtime, inbox: Inbox): void {
  const { userId, seq } = inbox
  tx.afterCommit(() => realtime.toUser(userId, { type: 'counters', counters: toCounters(inbox), seq }))
}

export async function updateInbox(
  tx: Tx,
  realtime: Realtime,
  userId: number,
  change: Partial<Record<CounterName, SQL>>,
): Promise<Inbox> {
  const inbox = await writeInbox(tx, userId, change)
  publishCounters(tx, realtime, inbox)
  return inbox
}

/** Negative numbers count down. */
export async function changeCounters(
  tx: Tx,
  realtime: Realtime,
  userId: number,
  by: Partial<Record<CounterName, number>>,
): Promise<Counters> {
  const change = Object.fromEntries(
    Object.entries(by).map(([name, step]) => [name, sql`${inboxes[name as CounterName]} + ${step}`]),
  )
  return toCounters(await updateInbox(tx, realtime, userId, change))
}

/**
 * Counts only a visible author. Checked under the lock, so that a concurrent block is either seen here or recounts
 * later.
 */
export async function countFromActor(
  tx: Tx,
  realtime: Realtime,
  userId: number,
  { counter, authorId }: { counter: CounterName; authorId: number },
): Promise<void> {
  await lockInbox(tx, userId)
  const one = sql`case when ${visibleAuthor(userId, sql`${authorId}`)} then 1 else 0 end`
  await updateInbox(tx, realtime, userId, { [counter]: sql`${inboxes[counter]} + ${one}` })
}

export const pushCounters = (tx: Tx, realtime: Realtime, userId: number): Promise<Counters> =>
  changeCounters(tx, realtime, userId, {})

const visibleAuthor = (userId: number, authorId: SQL): SQL =>
  sql`exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = ${authorId} and ${memberListedFor({ id: userId })})`

/** What the stored counters must equal: unread rows whose author the member can see. */
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

/** Members with unread notifications, visits or honors from that member. */
export async function findUnreadFrom(tx: Tx, memberId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select recipient_id as id from ${notifications} where read_at is null and ${memberId} = any(actor_ids)
    union select visited_id from ${visits} where visitor_id = ${memberId} and seen_at is null
    union select to_id from ${honors} where from_id = ${memberId} and seen_at is null order by id`)
  return rows.map(({ id }) => Number(id))
}

/**
 * Recounts after a block, a read or a withdrawal. The lock needs a statement of its own first: the count then sees
 * everything committed before it.
 */
export async function recountCounters(tx: Tx, realtime: Realtime, userId: number): Promise<Counters> {
  await lockInbox(tx, userId)
  return toCounters(await updateInbox(tx, realtime, userId, countedUnread(tx, userId)))
}
