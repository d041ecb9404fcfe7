import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { asc, eq } from 'drizzle-orm'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind, Post } from './kind.ts'
import { hasMoreToTell, roomDraft, roomKeys } from './told-room.ts'

const { roomMentions, rooms } = tables

/** The message is gone: whom it named is told no more, unless its author names her elsewhere there. */
async function retractMentions(tx: Tx, post: Post, messageId: number, roomId: number, authorId: number): Promise<void> {
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
      stillStands: (then) => hasMoreToTell(then, recipientId, { roomId, authorId, named: true }),
    })
  }
}

/** She is not in that community any more: what its rooms told her leads nowhere. */
async function retractRooms(tx: Tx, post: Post, communityId: number, recipientId: number): Promise<void> {
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

export const salonMention: NotificationKind = {
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
