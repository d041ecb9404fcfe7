import { tables } from '@consoeurs/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { storePreview, threadTables } from '../threads/public.ts'
import { acceptPending } from './accept-conversation.ts'
import { publishToSides } from './conversation-thread.ts'
import { followMutes } from './follow-mutes.ts'
import { recountMessages } from './message-counters.ts'
import { releaseFirstMessage } from './release-first-message.ts'
import { showConversation } from './show-conversation.ts'

const { conversations, conversationMembers, messages, sanctions } = tables

type MessagesListenerParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

async function findBetween(tx: Tx, one: number, other: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.lowId, Math.min(one, other)), eq(conversations.highId, Math.max(one, other))))
  return row?.id ?? null
}

/** A held message has only its author's side. */
async function sidesOf(tx: Tx, conversationId: number): Promise<number[]> {
  const sides = await tx
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, conversationId))
  return sides.map(({ userId }) => userId)
}

/** Null for sanctions on something else. */
async function refusedMessage(tx: Tx, sanctionId: number): Promise<number | null> {
  const itself = and(eq(sanctions.id, sanctionId), eq(sanctions.kind, 'hidden'), eq(sanctions.target, 'message'))
  const [row] = await tx.select({ messageId: sanctions.targetId }).from(sanctions).where(itself)
  return row?.messageId ?? null
}

async function publishPreviewed(tx: Tx, parts: MessagesListenerParts, previewId: number): Promise<void> {
  const ids = await storePreview(tx, threadTables.message, previewId)
  const shown = await tx
    .select({ id: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .where(inArray(messages.id, ids))
    .orderBy(asc(messages.id))
  for (const message of shown) await publishToSides(tx, parts, message)
}

const byId = (one: number, other: number) => [one, other].sort((a, b) => a - b)

/** A block removes the conversation from both lists, its end restores it. */
export const messagesListeners = (parts: MessagesListenerParts): EventListener[] => [
  on('conversation.accepted', ({ conversationId, byId: acceptedBy, otherId }, tx) =>
    showConversation(tx, parts, conversationId, [acceptedBy, otherId]),
  ),
  on('conversation.ignored', ({ conversationId, byId: ignoredBy }, tx) =>
    showConversation(tx, parts, conversationId, [ignoredBy]),
  ),
  on('conversation.read', ({ conversationId, readerId, otherId }, tx) =>
    showConversation(tx, parts, conversationId, [readerId, otherId]),
  ),
  on('conversation.delivered', ({ conversationId, otherId }, tx) =>
    showConversation(tx, parts, conversationId, [otherId]),
  ),
  on('link.previewed', async ({ previewId, isNew }, tx) => {
    if (isNew) await publishPreviewed(tx, parts, previewId)
  }),
  on('conversation.reopened', ({ memberId }, tx) => recountMessages(tx, parts.realtime, [memberId])),
  on('mutes.changed', ({ memberId }, tx) => followMutes(tx, parts, memberId)),
  on('member.blocked', async ({ blockerId, blockedId }, tx) => {
    const conversationId = await findBetween(tx, blockerId, blockedId)
    if (conversationId === null) return
    await recountMessages(tx, parts.realtime, byId(blockerId, blockedId))
    const sides = await sidesOf(tx, conversationId)
    tx.afterCommit(() => {
      for (const userId of sides) parts.realtime.toUser(userId, { type: 'conversation.removed', conversationId })
    })
  }),
  on('member.unblocked', async ({ blockerId, blockedId }, tx) => {
    const conversationId = await findBetween(tx, blockerId, blockedId)
    if (conversationId === null) return
    await recountMessages(tx, parts.realtime, byId(blockerId, blockedId))
    await showConversation(tx, parts, conversationId, [blockerId, blockedId])
  }),
  on('likes.matched', async ({ memberIds: [one, other] }, tx) => {
    const conversationId = await findBetween(tx, one, other)
    if (conversationId !== null) await acceptPending(tx, parts, conversationId)
  }),
  on('sanction.lifted', async ({ sanctionId }, tx) => {
    const messageId = await refusedMessage(tx, sanctionId)
    if (messageId !== null) await releaseFirstMessage(tx, parts, messageId, 'refused')
  }),
]
