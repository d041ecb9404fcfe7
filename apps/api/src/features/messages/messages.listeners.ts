import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { plainMember } from '../members/public.ts'
import { loadSides } from './conversations.queries.ts'
import { recountMessages } from './message-counters.ts'
import { conversationView } from './messages.views.ts'

const { conversations } = tables

type Parts = Pick<FeatureOptions, 'realtime' | 'cards'>

/** The conversation as these members now see it, to their open pages. */
async function showConversation(tx: Tx, { realtime, cards }: Parts, conversationId: number, userIds: number[]) {
  const sides = await loadSides(tx, conversationId)
  for (const userId of userIds) {
    const side = sides.get(userId)
    if (side === undefined) continue
    const conversation = conversationView(side, cards(plainMember(userId)))
    tx.afterCommit(() => realtime.toUser(userId, { type: 'conversation', conversation }))
  }
}

async function findBetween(tx: Tx, one: number, other: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.lowId, Math.min(one, other)), eq(conversations.highId, Math.max(one, other))))
  return row?.id ?? null
}

const byId = (one: number, other: number) => [one, other].sort((a, b) => a - b)

/** Open pages see marks and answers; a block takes the conversation from both lists, its end brings it back. */
export const messagesListeners = (parts: Parts): EventListener[] => [
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
  on('member.blocked', async ({ blockerId, blockedId }, tx) => {
    const conversationId = await findBetween(tx, blockerId, blockedId)
    if (conversationId === null) return
    await recountMessages(tx, parts.realtime, byId(blockerId, blockedId))
    tx.afterCommit(() => {
      for (const userId of [blockerId, blockedId])
        parts.realtime.toUser(userId, { type: 'conversation.removed', conversationId })
    })
  }),
  on('member.unblocked', async ({ blockerId, blockedId }, tx) => {
    const conversationId = await findBetween(tx, blockerId, blockedId)
    if (conversationId === null) return
    await recountMessages(tx, parts.realtime, byId(blockerId, blockedId))
    await showConversation(tx, parts, conversationId, [blockerId, blockedId])
  }),
]
