import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PushOrder } from '../../../platform/delivery/push.ts'
import { hasVisibleActor } from '../../foundation/inbox/public.ts'
import { isPresent, memberListedFor } from '../../foundation/visibility/public.ts'
import { isNotification } from './notifications.queries.ts'

const { users, userProfiles, inboxes, catalogueEntries, notificationPreferences, notifications } = tables
const { messages, conversations, conversationMembers } = tables

export interface PushRelevance {
  /** Null means the brand's default. */
  discreet: boolean | null
  /** Hides the icon of the brand too. */
  discreetMode: boolean
  /** App badge count. */
  unread: number
}

type PendingNotification = Pick<
  PushOrder,
  'recipientId' | 'actorId' | 'section' | 'value' | 'notificationId' | 'messageId'
>

/** The recipient can see the actor. */
function actorIsVisible({ recipientId, actorId }: PendingNotification): SQL | undefined {
  if (actorId === null) return undefined
  return sql`exists (select 1 from ${users} inner join ${userProfiles} on ${userProfiles.userId} = ${users.id} where ${users.id} = ${actorId} and ${memberListedFor({ id: recipientId })})`
}

function lineWaits(db: Queryable, { notificationId, actorId, recipientId }: PendingNotification): SQL | undefined {
  if (notificationId === null) return undefined
  const line = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(
      and(
        isNotification(recipientId, notificationId),
        isNull(notifications.readAt),
        hasVisibleActor(recipientId),
        actorId === null ? undefined : sql`${actorId} = any(${notifications.actorIds})`,
      ),
    )
  return sql`exists ${line}`
}

function messageWaits(db: Queryable, { messageId, recipientId }: PendingNotification): SQL | undefined {
  if (messageId === null) return undefined
  const { conversationId } = conversationMembers
  const message = db
    .select({ one: sql`1` })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(
      conversationMembers,
      and(eq(conversationId, messages.conversationId), eq(conversationMembers.userId, recipientId)),
    )
    .where(
      and(
        eq(messages.id, messageId),
        isNull(messages.deletedAt),
        isNull(conversations.ignoredAt),
        eq(conversationMembers.muted, false),
        sql`${conversationMembers.readSeq} < ${messages.seq}`,
      ),
    )
  return sql`exists ${message}`
}

/** Checked when a push is about to leave; null where it must not be sent any more. */
export async function loadPushRelevance(db: Queryable, told: PendingNotification): Promise<PushRelevance | null> {
  const { recipientId, section, value } = told
  const [row] = await db
    .select({
      discreet: sql<
        boolean | null
      >`case when ${userProfiles.discreetMode} then true else ${userProfiles.discreetPushes} end`,
      discreetMode: userProfiles.discreetMode,
      unread: sql<number>`coalesce(${inboxes.unreadMessages} + ${inboxes.unreadNotifications}, 0)`.mapWith(Number),
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(inboxes, eq(inboxes.userId, users.id))
    .leftJoin(catalogueEntries, and(eq(catalogueEntries.section, section), eq(catalogueEntries.value, value)))
    .leftJoin(
      notificationPreferences,
      and(
        eq(notificationPreferences.userId, users.id),
        eq(notificationPreferences.section, section),
        eq(notificationPreferences.value, value),
      ),
    )
    .where(
      and(
        eq(users.id, recipientId),
        isPresent,
        sql`(coalesce(${catalogueEntries.always}, false) or coalesce(${notificationPreferences.push}, ${catalogueEntries.push}, false))`,
        actorIsVisible(told),
        lineWaits(db, told),
        messageWaits(db, told),
      ),
    )
  return row ?? null
}
