import { sendingLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { ownReachableDevice } from '../../foundation/devices/public.ts'
import { isPresent, memberListedFor } from '../../foundation/visibility/public.ts'

const { users, userProfiles, inboxes, mailRhythms, messages, conversations, conversationMembers } = tables

export interface AbsentMember {
  id: number
  name: string
  email: string
  /** Earlier messages were seen or already announced. */
  since: Date
}

/**
 * Present members with unread messages newer than their last visit and reminder, without a reachable device, and with
 * reminders enabled.
 */
export async function loadAbsentMembers(db: Queryable, now: Date, afterId: number): Promise<AbsentMember[]> {
  const oldest = new Date(now.getTime() - sendingLimits.reminders.window).toISOString()
  const since = sql`greatest(${users.lastConnection}, ${mailRhythms.remindedAt}, ${oldest}::timestamptz)`
  const rested = new Date(now.getTime() - sendingLimits.reminders.rest)
  return db
    .select({ id: users.id, name: users.name, email: users.email, since: since.mapWith(users.createdAt) })
    .from(inboxes)
    .innerJoin(users, eq(users.id, inboxes.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(mailRhythms, eq(mailRhythms.userId, users.id))
    .where(
      and(
        gt(users.id, afterId),
        or(gt(inboxes.unreadMessages, 0), gt(inboxes.requests, 0)),
        isPresent,
        eq(userProfiles.emailReminders, true),
        or(isNull(mailRhythms.remindedAt), lte(mailRhythms.remindedAt, rested)),
        sql`exists (select 1 from ${conversationMembers} where ${conversationMembers.userId} = ${users.id} and ${conversationMembers.lastMessageAt} > ${since})`,
        sql`not ${ownReachableDevice(users.id, now)}`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(sendingLimits.reminders.atOnce)
}

/** Null if nothing is visible to the member. */
export async function findWaiting(
  db: Queryable,
  { id, since }: Pick<AbsentMember, 'id' | 'since'>,
  now: Date,
): Promise<'message' | 'request' | null> {
  const [row] = await db
    .select({ acceptedAt: conversations.acceptedAt })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .innerJoin(users, eq(users.id, messages.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(
      and(
        eq(conversationMembers.userId, id),
        gt(conversationMembers.lastMessageAt, since),
        eq(conversationMembers.muted, false),
        eq(conversationMembers.archived, false),
        isNull(conversations.ignoredAt),
        gt(messages.seq, conversationMembers.readSeq),
        ne(messages.authorId, id),
        isNull(messages.deletedAt),
        gt(messages.createdAt, since),
        lte(messages.createdAt, new Date(now.getTime() - sendingLimits.reminders.after)),
        memberListedFor({ id }),
      ),
    )
    .orderBy(asc(messages.createdAt))
    .limit(1)
  if (row === undefined) return null
  return row.acceptedAt === null ? 'request' : 'message'
}
