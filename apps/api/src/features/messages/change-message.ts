import type { SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { plainMember } from '../members/public.ts'
import { findConversation, loadSides } from './conversations.queries.ts'
import type { MessageSubject } from './messages.policy.ts'
import { presentMessages } from './messages.queries.ts'
import { type ConversationRow, conversationSubject, conversationView, type MessageRow } from './messages.views.ts'
import type { SendParts } from './send-message.ts'

const { conversations, messages } = tables

export interface LockedMessage {
  message: MessageRow
  side: ConversationRow
  subject: MessageSubject
}

/**
 * A message that she sees, under its conversation's lock: what changes in one conversation changes one after the other,
 * sending included, so that two at once have an order.
 * @throws AppError MESSAGE_NOT_FOUND where it is not hers to see
 */
export async function lockMessage(tx: Tx, viewer: Viewer, id: number): Promise<LockedMessage> {
  const hers = or(eq(conversations.lowId, viewer.id), eq(conversations.highId, viewer.id))
  const [conversation] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(and(eq(messages.id, id), hers))
    .for('no key update', { of: conversations })
  if (conversation === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  const side = await findConversation(tx, viewer.id, { id: conversation.id })
  const [message] = await tx.select().from(messages).where(eq(messages.id, id))
  if (side === null || message === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  return { message, side, subject: { ...message, conversation: conversationSubject(side) } }
}

/** The conversation's next seq, for a change: who asks for « everything after N » hears of it like of a new message. */
export async function takeSeq(tx: Tx, conversationId: number): Promise<number> {
  const [row] = await tx
    .update(conversations)
    .set({ lastSeq: sql`${conversations.lastSeq} + 1` })
    .where(eq(conversations.id, conversationId))
    .returning({ lastSeq: conversations.lastSeq })
  if (row === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  return row.lastSeq
}

/** Whether the list of conversations shows this one's words. */
export async function isLastMessage(tx: Tx, { conversationId, seq }: MessageRow): Promise<boolean> {
  const [later] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.seq, seq)))
    .limit(1)
  return later === undefined
}

/** Both women's open pages see the message as each now reads it; answers with the viewer's own. */
export async function tellChange(
  tx: Tx,
  { realtime, cards }: SendParts,
  viewer: Viewer,
  { id, conversationId }: Pick<MessageRow, 'id' | 'conversationId'>,
): Promise<SentMessage> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id))
  const views = new Map<number, SentMessage>()
  for (const [userId, side] of await loadSides(tx, conversationId)) {
    const [message] = row === undefined ? [] : await presentMessages(tx, { id: userId }, [row])
    if (message === undefined) continue
    const view = { conversation: conversationView(side, cards(plainMember(userId))), message }
    views.set(userId, view)
    tx.afterCommit(() => realtime.toUser(userId, { type: 'message', ...view }))
  }
  const own = views.get(viewer.id)
  if (own === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  return own
}
