import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, asc, eq, ne, sql } from 'drizzle-orm'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { hearsRoom } from '../../rooms/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind, Post } from './kind.ts'
import { hasMoreToTell, roomDraft, roomKeys } from './told-room.ts'

const { communityMembers, roomMarks, roomMentions, notifications } = tables

/** As many inboxes as one transaction holds at once: a large community must not stop the others. */
const TOLD_AT_ONCE = 50

interface Said {
  messageId: number
  roomId: number
  communityId: number
  authorId: number
}

/** Those who want everything of that community, without whom the message names: she is told of that. */
async function tellInTurns(tx: Tx, { messageId, roomId, communityId, authorId }: Said): Promise<void> {
  const rows = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, roomId), eq(roomMarks.userId, communityMembers.userId)))
    .where(
      and(
        eq(communityMembers.communityId, communityId),
        eq(communityMembers.news, 'all'),
        ne(communityMembers.userId, authorId),
        hearsRoom(communityMembers.userId, communityMembers.communityId),
        sql`not exists (select 1 from ${roomMentions} where ${roomMentions.messageId} = ${messageId} and ${roomMentions.userId} = ${communityMembers.userId})`,
      ),
    )
    .orderBy(asc(communityMembers.userId))
  const told = rows.map(({ userId }) => userId)
  for (let from = 0; from < told.length; from += TOLD_AT_ONCE)
    tx.emit({ type: 'room.told', recipientIds: told.slice(from, from + TOLD_AT_ONCE), messageId, authorId })
}

/** Whoever has a line of that room in which the author stands, unless it tells of more that she said. */
async function retractMessage(
  tx: Tx,
  post: Post,
  { roomId, communityId, authorId }: Omit<Said, 'messageId'>,
): Promise<void> {
  const groupKey = roomKeys.message(roomId)
  const told = await tx
    .selectDistinct({ recipientId: notifications.recipientId })
    .from(communityMembers)
    .innerJoin(
      notifications,
      and(eq(notifications.recipientId, communityMembers.userId), eq(notifications.groupKey, groupKey)),
    )
    .where(and(eq(communityMembers.communityId, communityId), arrayContains(notifications.actorIds, [authorId])))
    .orderBy(asc(notifications.recipientId))
  for (const { recipientId } of told) {
    const stillStands = (then: Tx) => hasMoreToTell(then, recipientId, { roomId, authorId, named: false })
    await post.retract(tx, { recipientId, groupKey, actorId: authorId, stillStands })
  }
}

export const salonMessage: NotificationKind = {
  section: 'salons',
  value: 'message',
  push: sendingLimits.pushes.passing,
  text: notificationTexts.salonMessage,
  saidByActor: true,
  listeners: (post) => [
    on('room.said', (said, tx) => tellInTurns(tx, said)),
    on('room.told', async ({ recipientIds, messageId, authorId }, tx) => {
      for (const recipientId of recipientIds) {
        const draft = await roomDraft(tx, recipientId, { messageId, authorId, value: 'message' })
        if (draft !== null) await post.deliver(tx, draft)
      }
    }),
    on('room.unsaid', (unsaid, tx) => retractMessage(tx, post, unsaid)),
    on('room.read', ({ roomId, readerId }, tx) =>
      post.settle(tx, { recipientId: readerId, groupKey: roomKeys.message(roomId) }),
    ),
  ],
}
