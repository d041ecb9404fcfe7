import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, arrayContains, asc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { isRoomHeard } from '../../rooms/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'
import { hasPendingMessages, roomDraft, roomKeys } from './room-notification.ts'

const { communityMembers, roomMarks, roomMentions, notifications } = tables

/** Recipients per transaction: limits how many inboxes are locked at once. */
const BATCH_SIZE = 50

interface RoomMessageSource {
  messageId: number
  roomId: number
  communityId: number
  authorId: number
}

/** Fans out to members with news `all`; mentioned members get a mention instead. */
async function emitRecipientBatches(
  tx: Tx,
  { messageId, roomId, communityId, authorId }: RoomMessageSource,
): Promise<void> {
  const rows = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .leftJoin(roomMarks, and(eq(roomMarks.roomId, roomId), eq(roomMarks.userId, communityMembers.userId)))
    .where(
      and(
        eq(communityMembers.communityId, communityId),
        eq(communityMembers.news, 'all'),
        ne(communityMembers.userId, authorId),
        isRoomHeard(communityMembers.userId, communityMembers.communityId),
        sql`not exists (select 1 from ${roomMentions} where ${roomMentions.messageId} = ${messageId} and ${roomMentions.userId} = ${communityMembers.userId})`,
      ),
    )
    .orderBy(asc(communityMembers.userId))
  const told = rows.map(({ userId }) => userId)
  for (let from = 0; from < told.length; from += BATCH_SIZE)
    tx.emit({ type: 'room.told', recipientIds: told.slice(from, from + BATCH_SIZE), messageId, authorId })
}

/** Retracts the author's part, unless she has other unread messages there. */
async function retractMessage(
  tx: Tx,
  post: NotificationDelivery,
  { roomId, communityId, authorId }: Omit<RoomMessageSource, 'messageId'>,
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
    const stillStands = (then: Tx) => hasPendingMessages(then, recipientId, { roomId, authorId, named: false })
    await post.retract(tx, { recipientId, groupKey, actorId: authorId, stillStands })
  }
}

export const roomMessageKind: NotificationKind = {
  section: 'salons',
  value: 'message',
  push: sendingLimits.pushes.passing,
  text: notificationTexts.salonMessage,
  saidByActor: true,
  listeners: (post) => [
    on('room.said', (said, tx) => emitRecipientBatches(tx, said)),
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
