import type { ConversationView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { requireConversation } from './conversations.queries.ts'
import { lockOwnSide } from './mark-conversation.ts'
import { recountMessages } from './message-counters.ts'
import { conversationPolicy } from './messages.policy.ts'
import { conversationSubject, conversationView } from './messages.views.ts'

const { conversationMembers } = tables

export type ChoiceParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>
type ConversationMember = typeof conversationMembers.$inferSelect
type ConversationSettings = Partial<Pick<ConversationMember, 'muted' | 'mutedUntil' | 'archived'>>

const isSettingActive = (side: ConversationMember, choice: ConversationSettings) =>
  Object.entries(choice).every(([name, value]) => String(side[name as keyof ConversationSettings]) === String(value))

/**
 * Changes the viewer's side only, silently for the other. Idempotent.
 * @throws AppError CONVERSATION_NOT_FOUND, FORBIDDEN
 */
export async function changeConversationSettings(
  tx: Tx,
  { realtime, cards }: Pick<ChoiceParts, 'realtime' | 'cards'>,
  viewer: Viewer,
  { id, action, choice }: { id: number; action: keyof typeof conversationPolicy; choice: ConversationSettings },
): Promise<ConversationView> {
  const before = await lockOwnSide(tx, viewer, id)
  const row = await requireConversation(tx, viewer.id, id)
  if (!can(conversationPolicy, viewer, action, conversationSubject(row))) throw new AppError('FORBIDDEN')
  if (isSettingActive(before, choice)) return conversationView(row, cards(viewer))
  await tx
    .update(conversationMembers)
    .set({ ...choice, choiceSeq: sql`${conversationMembers.choiceSeq} + 1` })
    .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, viewer.id)))
  await recountMessages(tx, realtime, [viewer.id])
  const conversation = conversationView(await requireConversation(tx, viewer.id, id), cards(viewer))
  tx.afterCommit(() => realtime.toUser(viewer.id, { type: 'conversation', conversation }))
  return conversation
}
