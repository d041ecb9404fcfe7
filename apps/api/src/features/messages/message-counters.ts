import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { notBlockedEitherWay } from '../members/public.ts'
import { pushCounters } from '../notifications/public.ts'

const { conversations, conversationMembers, inboxes } = tables

/** What she silenced and what she put away counts nowhere; `side` names a row of `conversation_members`. */
export const isCounted = (side: SQL): SQL => sql`not (${side}.muted or ${side}.other_muted or ${side}.archived)`

/** Both inboxes in one order, so that two transactions that need both never wait for each other. */
export async function lockInboxes(tx: Tx, userIds: number[]): Promise<void> {
  await tx
    .select({ userId: inboxes.userId })
    .from(inboxes)
    .where(inArray(inboxes.userId, userIds))
    .orderBy(asc(inboxes.userId))
    .for('update')
}

/** What the kept counters must equal: unread words of open conversations, requests that wait; none that is not counted, nor across a block. */
export async function countMessages(
  db: Queryable,
  userId: number,
): Promise<{ unreadMessages: number; requests: number }> {
  const own = and(
    eq(conversationMembers.userId, userId),
    isCounted(sql`${conversationMembers}`),
    notBlockedEitherWay(userId, conversationMembers.otherId),
  )
  const sides = () =>
    db
      .select({
        unread: sql<number>`coalesce(sum(${conversationMembers.unread}), 0)::int`,
        conversations: sql<number>`count(*)::int`,
      })
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
  const [open] = await sides().where(and(own, isNotNull(conversations.acceptedAt)))
  const [asked] = await sides().where(
    and(own, isNull(conversations.acceptedAt), isNull(conversations.ignoredAt), ne(conversations.startedById, userId)),
  )
  return { unreadMessages: open?.unread ?? 0, requests: asked?.conversations ?? 0 }
}

/** Counts anew what a block, its end, or an answer to a request changed for these members. */
export async function recountMessages(tx: Tx, realtime: Realtime, userIds: number[]): Promise<void> {
  await lockInboxes(tx, userIds)
  for (const userId of userIds) {
    await tx
      .update(inboxes)
      .set(await countMessages(tx, userId))
      .where(eq(inboxes.userId, userId))
    await pushCounters(tx, realtime, userId)
  }
}
