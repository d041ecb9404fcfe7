import type { FilterMatch, SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { keepDraft, loadDraft } from '../drafts/public.ts'
import { plainMember } from '../members/public.ts'
import { requireConversation } from './conversations.queries.ts'
import { conversationView } from './messages.views.ts'
import type { SendParts } from './send-message.ts'
import { showConversation } from './show-conversation.ts'

const { conversations, heldItems, messages, users } = tables

type Conversation = typeof conversations.$inferSelect

/**
 * A first message in which a filter found something: it stands on its writer's side alone, as one that she sent, and
 * nothing of it happens before somebody has read it. No event tells of it, so no notice, mail or counter does.
 */
export async function holdFirstMessage(
  tx: Tx,
  { realtime, cards, now }: SendParts,
  viewer: Viewer,
  { message, matches }: Pick<SentMessage, 'message'> & { matches: FilterMatch[] },
): Promise<SentMessage> {
  await tx.insert(heldItems).values({ messageId: message.id, matches, fresh: true, heldAt: now() })
  const own = await requireConversation(tx, viewer.id, message.conversationId)
  const sent = { conversation: conversationView(own, cards(viewer)), message }
  tx.afterCommit(() => realtime.toUser(viewer.id, { type: 'message', ...sent }))
  return sent
}

/** Refused, it stays where it is, and its writer alone reads that it goes no further. False where it does not wait. */
export async function refuseFirstMessage(tx: Tx, parts: SendParts, messageId: number): Promise<boolean> {
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

/** Its words become a draft again, before what she began since. The caller holds the conversation's lock. */
export async function giveBack(tx: Tx, parts: SendParts, { id, startedById, ...pair }: Conversation): Promise<void> {
  const otherId = startedById === pair.lowId ? pair.highId : pair.lowId
  const [kept] = await tx
    .select({ text: messages.text, to: users.username })
    .from(messages)
    .innerJoin(users, eq(users.id, otherId))
    .where(eq(messages.conversationId, id))
  await tx.delete(conversations).where(eq(conversations.id, id))
  tx.afterCommit(() => parts.realtime.toUser(startedById, { type: 'conversation.removed', conversationId: id }))
  if (kept === undefined) return
  const writer = plainMember(startedById)
  const key = `message:${kept.to}`
  const begun = await loadDraft(tx, writer, key)
  const text = [kept.text, begun?.text].filter(Boolean).join('\n')
  await keepDraft(tx, parts, writer, { key, words: { text, fields: {}, fileIds: [] } })
}

/**
 * Takes back a first message of hers that waits or was refused: nobody else knew of it, and she may begin anew.
 * @throws AppError CONVERSATION_NOT_FOUND where none of hers is kept there
 */
export async function withdrawFirstMessage(tx: Tx, parts: SendParts, viewer: Viewer, id: number): Promise<void> {
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.startedById, viewer.id)))
    .for('update')
  if (conversation === undefined || conversation.held === null) throw new AppError('CONVERSATION_NOT_FOUND')
  await giveBack(tx, parts, conversation)
}
