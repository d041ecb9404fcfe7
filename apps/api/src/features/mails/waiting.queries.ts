import { sendingLimits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { isPresent, memberListedFor } from '../members/public.ts'
import { deviceOfHers } from '../push/public.ts'

const { users, userProfiles, inboxes, mailRhythms, messages, conversations, conversationMembers } = tables

export interface Absent {
  id: number
  name: string
  email: string
  /** What came before this she has seen, or was told of. */
  since: Date
}

/**
 * Members who may be written to, in the order of their ids: here, with something unread that came after they were last
 * seen and last written to, no device that could be reached, and mails of this kind not switched off.
 */
export async function loadAbsent(db: Queryable, now: Date, afterId: number): Promise<Absent[]> {
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
        sql`not ${deviceOfHers(users.id, now)}`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(sendingLimits.reminders.atOnce)
}

/** What waits for her long enough: a message, a request, or nothing that she would see. */
export async function findWaiting(
  db: Queryable,
  { id, since }: Pick<Absent, 'id' | 'since'>,
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
