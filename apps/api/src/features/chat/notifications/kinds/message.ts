import { sendingLimits, truncateTitle } from '@consoeurs/contract'
import { prepared, tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'

const { messages, messageImages, files, conversationMembers, conversations, users } = tables

const recipientId = sql.placeholder('recipientId')

const receivedMessage = prepared((db) =>
  db
    .select({
      text: messages.text,
      isSpoken: sql<boolean>`exists (select 1 from ${messageImages} inner join ${files} on ${files.id} = ${messageImages.fileId} where ${messageImages.messageId} = ${messages.id} and ${files.sound} is not null)`,
      seq: messages.seq,
      username: users.username,
      muted: conversationMembers.muted,
      readSeq: conversationMembers.readSeq,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, messages.conversationId), eq(conversationMembers.userId, recipientId)),
    )
    .where(
      and(eq(messages.id, sql.placeholder('messageId')), isNull(messages.deletedAt), isNull(conversations.ignoredAt)),
    )
    .prepare('message_received'),
)

/** Null once read, deleted, muted or ignored. */
async function loadUnreadMessage(tx: Tx, messageId: number, recipientId: number) {
  const [row] = await receivedMessage(tx).execute({ messageId, recipientId })
  return row === undefined || row.muted || row.readSeq >= row.seq ? null : row
}

/** No list entry: conversations have their own list and counter. */
export const messageKind: NotificationKind = {
  section: 'messages',
  value: 'message',
  push: sendingLimits.pushes.talk,
  text: ({ name, excerpt }) => ({
    title: truncateTitle(`${name} t’a écrit`),
    message: notificationTexts.message({ excerpt }),
  }),
  listeners: ({ announce }) => [
    on('message.sent', async ({ messageId, conversationId, authorId, recipientId, isRequest }, tx) => {
      if (isRequest) return
      const asked = { recipientId, actorId: authorId, section: 'messages', value: 'message' } as const
      await announce(tx, asked, async (locked) => {
        const sent = await loadUnreadMessage(locked, messageId, recipientId)
        return (
          sent && {
            ...asked,
            id: messageId,
            conversationId,
            slug: sent.username,
            path: `/messages/${sent.username}`,
            message: notificationTexts.message({ excerpt: sent.text, isSpoken: sent.isSpoken }),
          }
        )
      })
    }),
  ],
}
