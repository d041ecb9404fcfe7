import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'
import { hasPendingMessages, roomDraft, roomKeys } from './room-notification.ts'

const { roomMentions, rooms } = tables

/** Retracts mentions, unless the author has another unread one there. */
async function retractMentions(
  tx: Tx,
  post: NotificationDelivery,
  messageId: number,
  roomId: number,
  authorId: number,
): Promise<void> {
  const named = await tx
    .select({ recipientId: roomMentions.userId })
    .from(roomMentions)
    .where(eq(roomMentions.messageId, messageId))
    .orderBy(asc(roomMentions.userId))
  for (const { recipientId } of named) {
    await post.retract(tx, {
      recipientId,
      groupKey: roomKeys.mention(roomId),
      actorId: authorId,
      stillStands: (then) => hasPendingMessages(then, recipientId, { roomId, authorId, named: true }),
    })
  }
}

async function retractRooms(
  tx: Tx,
  post: NotificationDelivery,
  communityId: number,
  recipientId: number,
): Promise<void> {
  const there = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(eq(rooms.communityId, communityId))
    .orderBy(rooms.id)
  for (const { id } of there) {
    for (const groupKey of [roomKeys.message(id), roomKeys.mention(id)])
      await post.retract(tx, { recipientId, groupKey })
  }
}

export const roomMentionKind: NotificationKind = {
  section: 'salons',
  value: 'mention',
  push: sendingLimits.pushes.personal,
  text: notificationTexts.salonMention,
  saidByActor: true,
  listeners: (post) => [
    on('room.mentioned', async ({ messageId, authorId, memberIds }, tx) => {
      for (const recipientId of memberIds.toSorted((a, b) => a - b)) {
        const draft = await roomDraft(tx, recipientId, { messageId, authorId, value: 'mention' })
        if (draft !== null) await post.deliver(tx, draft)
      }
    }),
    on('room.unsaid', ({ messageId, roomId, authorId }, tx) => retractMentions(tx, post, messageId, roomId, authorId)),
    on('room.read', ({ roomId, readerId }, tx) =>
      post.settle(tx, { recipientId: readerId, groupKey: roomKeys.mention(roomId) }),
    ),
    on('community.left', ({ communityId, memberId }, tx) => retractRooms(tx, post, communityId, memberId)),
  ],
}
