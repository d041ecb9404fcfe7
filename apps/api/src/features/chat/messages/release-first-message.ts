import { tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { can } from '../../../platform/http/policy.ts'
import { loadMemberById, memberPolicy, minimalViewer } from '../../people/members/public.ts'
import type { PublishParts } from '../threads/public.ts'
import { publishMessage } from './conversation-thread.ts'
import { sideOf } from './first-contact.ts'
import { recountMessages } from './message-counters.ts'
import { showConversation } from './show-conversation.ts'

const { conversations, conversationMembers, messages, userProfiles } = tables

/** Repeats the checks of sending. */
async function mayArrive(tx: Tx, writerId: number, recipientId: number): Promise<boolean> {
  const [profile] = await tx
    .select({ certified: userProfiles.certified })
    .from(userProfiles)
    .where(eq(userProfiles.userId, writerId))
  const writer = { ...minimalViewer(writerId), certified: profile?.certified ?? false }
  const recipient = await loadMemberById(tx, writer, recipientId)
  const asSeen = await loadMemberById(tx, minimalViewer(recipientId), writerId)
  if (recipient === null || asSeen === null) return false
  return (
    can(memberPolicy, writer, 'member.write', recipient) &&
    can(memberPolicy, minimalViewer(recipientId), 'member.see', asSeen)
  )
}

async function lockKept(tx: Tx, messageId: number, state: 'open' | 'refused') {
  const [row] = await tx
    .select({ conversation: conversations })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(and(eq(messages.id, messageId), isNotNull(conversations.held)))
    .for('no key update', { of: conversations })
  return row?.conversation.held === state ? row.conversation : undefined
}

/**
 * Delivers a held first message as a request dated now. A new change seq updates the author's clients.
 * @returns `undelivered` where the recipient cannot get it now, so that the author may withdraw it; `gone` where it is
 * not held
 */
export async function releaseFirstMessage(
  tx: Tx,
  parts: PublishParts,
  messageId: number,
  from: 'open' | 'refused' = 'open',
): Promise<'released' | 'undelivered' | 'gone'> {
  const kept = await lockKept(tx, messageId, from)
  if (kept === undefined) return 'gone'
  const { id, startedById: writerId } = kept
  const recipientId = writerId === kept.lowId ? kept.highId : kept.lowId
  if (!(await mayArrive(tx, writerId, recipientId))) {
    // Keep `refused`: the author has read the reason.
    if (from === 'open') {
      await tx.update(conversations).set({ held: 'undelivered' }).where(eq(conversations.id, id))
      await showConversation(tx, parts, id, [writerId])
    }
    return 'undelivered'
  }
  const at = parts.now()
  const changedSeq = kept.lastSeq + 1
  await tx
    .update(conversations)
    .set({ held: null, lastSeq: changedSeq, lastMessageAt: at })
    .where(eq(conversations.id, id))
  await tx.update(messages).set({ changedSeq, createdAt: at }).where(eq(messages.id, messageId))
  await tx.update(conversationMembers).set({ lastMessageAt: at }).where(eq(conversationMembers.conversationId, id))
  await tx.insert(conversationMembers).values({ ...sideOf(id, recipientId, writerId), lastMessageAt: at, unread: 1 })
  await recountMessages(tx, parts.realtime, [recipientId])
  const told = { messageId, conversationId: id, authorId: writerId, recipientId, isRequest: true }
  tx.emit({ type: 'message.sent', ...told })
  await publishMessage(tx, parts, { id: messageId, conversationId: id }, writerId)
  return 'released'
}
