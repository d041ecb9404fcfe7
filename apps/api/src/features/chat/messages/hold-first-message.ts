import type { FilterMatch, SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { loadDraft, saveDraft } from '../../publishing/drafts/public.ts'
import type { PublishParts } from '../threads/public.ts'
import { requireConversation } from './conversations.queries.ts'
import { conversationView } from './messages.views.ts'
import { showConversation } from './show-conversation.ts'

const { conversations, heldItems, messages, users } = tables

type Conversation = typeof conversations.$inferSelect

/**
 * Holds a first message for review; it looks sent to its author. Without an event there is no notification, mail or
 * counter.
 */
export async function holdFirstMessage(
  tx: Tx,
  { realtime, cards, now }: PublishParts,
  viewer: Viewer,
  { message, matches }: Pick<SentMessage, 'message'> & { matches: FilterMatch[] },
): Promise<SentMessage> {
  await tx.insert(heldItems).values({ messageId: message.id, matches, fresh: true, heldAt: now() })
  const own = await requireConversation(tx, viewer.id, message.conversationId)
  const sent = { conversation: conversationView(own, cards(viewer)), message }
  tx.afterCommit(() => realtime.toUser(viewer.id, { type: 'message', ...sent }))
  return sent
}

/**
 * Only the author sees the refusal.
 * @returns false where it is not held
 */
export async function refuseFirstMessage(tx: Tx, parts: PublishParts, messageId: number): Promise<boolean> {
  const [refused] = await tx
    .update(conversations)
    .set({ held: 'refused' })
    .from(messages)
    .where(
      and(eq(messages.id, messageId), eq(conversations.id, messages.conversationId), eq(conversations.held, 'open')),
    )
    .returning({ id: conversations.id, startedById: conversations.startedById })
  if (refused === undefined) return false
  await showConversation(tx, parts, refused.id, [refused.startedById])
  return true
}

/** Turns a held message back into a draft, before any newer draft text. The caller holds the conversation lock. */
export async function restoreDraft(
  tx: Tx,
  parts: PublishParts,
  { id, startedById, ...pair }: Conversation,
): Promise<void> {
  const otherId = startedById === pair.lowId ? pair.highId : pair.lowId
  const [kept] = await tx
    .select({ text: messages.text, to: users.username })
    .from(messages)
    .innerJoin(users, eq(users.id, otherId))
    .where(eq(messages.conversationId, id))
  await tx.delete(conversations).where(eq(conversations.id, id))
  tx.afterCommit(() => parts.realtime.toUser(startedById, { type: 'conversation.removed', conversationId: id }))
  if (kept === undefined) return
  const writer = minimalViewer(startedById)
  const key = `message:${kept.to}`
  const begun = await loadDraft(tx, writer, key)
  const text = [kept.text, begun?.text].filter(Boolean).join('\n')
  await saveDraft(tx, parts, writer, { key, words: { text, fields: {}, fileIds: [] } })
}

/**
 * Withdraws a held or refused first message; the author can then start again.
 * @throws AppError CONVERSATION_NOT_FOUND
 */
export async function withdrawFirstMessage(tx: Tx, parts: PublishParts, viewer: Viewer, id: number): Promise<void> {
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.startedById, viewer.id)))
    .for('update')
  if (conversation === undefined || conversation.held === null) throw new AppError('CONVERSATION_NOT_FOUND')
  await restoreDraft(tx, parts, conversation)
}
