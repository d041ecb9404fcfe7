import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'
import { usernameOf } from './username-of.ts'

const { conversations } = tables

const groupKey = (conversationId: number) => `messages.demande:${conversationId}`

async function isWaiting(tx: Tx, conversationId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), isNull(conversations.acceptedAt), isNull(conversations.ignoredAt)))
  return row !== undefined
}

export const messageRequestKind: NotificationKind = {
  section: 'messages',
  value: 'demande',
  push: sendingLimits.pushes.talk,
  text: notificationTexts.demande,
  listeners: ({ deliver, settle }) => [
    on('message.sent', async ({ conversationId, authorId, recipientId, isRequest }, tx) => {
      if (!isRequest) return
      const username = await usernameOf(tx, authorId)
      await deliver(tx, {
        recipientId,
        actorId: authorId,
        section: 'messages',
        value: 'demande',
        slug: username,
        path: `/messages/${username}`,
        groupKey: groupKey(conversationId),
        repeats: false,
        stillStands: (then) => isWaiting(then, conversationId),
      })
    }),
    on('conversation.accepted', ({ conversationId, byId }, tx) =>
      settle(tx, { recipientId: byId, groupKey: groupKey(conversationId) }),
    ),
    on('conversation.ignored', ({ conversationId, byId }, tx) =>
      settle(tx, { recipientId: byId, groupKey: groupKey(conversationId) }),
    ),
  ],
}
