import type { ConversationView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { requireConversation } from './conversations.queries.ts'
import { lockOwnSide } from './mark-conversation.ts'
import { recountMessages } from './message-counters.ts'
import { conversationPolicy } from './messages.policy.ts'
import { conversationSubject, conversationView } from './messages.views.ts'

const { conversationMembers } = tables

export type ChoiceParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>
type Side = typeof conversationMembers.$inferSelect
type Choice = Partial<Pick<Side, 'muted' | 'mutedUntil' | 'archived'>>

const isChosen = (side: Side, choice: Choice) =>
  Object.entries(choice).every(([name, value]) => String(side[name as keyof Choice]) === String(value))

/**
 * What she chooses for her side of a conversation alone: the other hears nothing of it. Counters count anew, her open
 * pages see it; the same choice again changes nothing.
 * @throws AppError CONVERSATION_NOT_FOUND, FORBIDDEN
 */
export async function chooseForConversation(
  tx: Tx,
  { realtime, cards }: Pick<ChoiceParts, 'realtime' | 'cards'>,
  viewer: Viewer,
  { id, action, choice }: { id: number; action: keyof typeof conversationPolicy; choice: Choice },
): Promise<ConversationView> {
  const before = await lockOwnSide(tx, viewer, id)
  const row = await requireConversation(tx, viewer.id, id)
  if (!can(conversationPolicy, viewer, action, conversationSubject(row))) throw new AppError('FORBIDDEN')
  if (isChosen(before, choice)) return conversationView(row, cards(viewer))
  await tx
    .update(conversationMembers)
    .set({ ...choice, choiceSeq: sql`${conversationMembers.choiceSeq} + 1` })
    .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, viewer.id)))
  await recountMessages(tx, realtime, [viewer.id])
  const conversation = conversationView(await requireConversation(tx, viewer.id, id), cards(viewer))
  tx.afterCommit(() => realtime.toUser(viewer.id, { type: 'conversation', conversation }))
  return conversation
}
