import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { pushCounters } from '../../foundation/inbox/public.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'

const { communities, communityCandidates, conversations, conversationMembers, inboxes } = tables

/** `side` is a row of `conversation_members`. */
export const isCounted = (side: SQL): SQL => sql`not (${side}.muted or ${side}.other_muted or ${side}.archived)`

/** Locks in one order, to avoid deadlocks. */
export async function lockInboxes(tx: Tx, userIds: number[]): Promise<void> {
  await tx
    .select({ userId: inboxes.userId })
    .from(inboxes)
    .where(inArray(inboxes.userId, userIds))
    .orderBy(asc(inboxes.userId))
    .for('update')
}

/** They wait beside the requests. */
const isGroupInvitation = (userId: number) =>
  and(
    eq(communityCandidates.userId, userId),
    eq(communityCandidates.standing, 'invited'),
    notBlockedEitherWay(userId, communityCandidates.byId),
    sql`exists (select 1 from ${communities} where ${communities.id} = ${communityCandidates.communityId} and ${communities.kind} = 'group')`,
  )

/** The value that the stored counters must have. */
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
  const invitations = await db.$count(communityCandidates, isGroupInvitation(userId))
  return { unreadMessages: open?.unread ?? 0, requests: (asked?.conversations ?? 0) + invitations }
}

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
