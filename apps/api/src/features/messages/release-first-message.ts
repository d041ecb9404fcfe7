import { tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberById, memberPolicy, plainMember } from '../members/public.ts'
import { tellChange } from './change-message.ts'
import { sideOf } from './first-contact.ts'
import { recountMessages } from './message-counters.ts'
import type { SendParts } from './send-message.ts'
import { showConversation } from './show-conversation.ts'

const { conversations, conversationMembers, messages, userProfiles } = tables

/** Both are here, no block lies between them, and she takes words from her: what was asked when it was sent. */
async function mayArrive(tx: Tx, writerId: number, recipientId: number): Promise<boolean> {
  const [profile] = await tx
    .select({ certified: userProfiles.certified })
    .from(userProfiles)
    .where(eq(userProfiles.userId, writerId))
  const writer = { ...plainMember(writerId), certified: profile?.certified ?? false }
  const recipient = await loadMemberById(tx, writer, recipientId)
  const asSeen = await loadMemberById(tx, plainMember(recipientId), writerId)
  if (recipient === null || asSeen === null) return false
  return (
    can(memberPolicy, writer, 'member.write', recipient) &&
    can(memberPolicy, plainMember(recipientId), 'member.see', asSeen)
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
 * A first message that a filter kept arrives as a request, at this moment: her side of the conversation begins, its event
 * is written, and the message bears the hour and a change's seq of now, so that its writer's open pages hear of it as of
 * any change. Whoever it is for has never known of a seq before.
 * @returns undelivered where a block, a pause or her own choice keeps it from her now: then it goes no further, and its
 * writer may take it back; gone where it does not wait
 */
export async function releaseFirstMessage(
  tx: Tx,
  parts: SendParts,
  messageId: number,
  from: 'open' | 'refused' = 'open',
): Promise<'released' | 'undelivered' | 'gone'> {
  const kept = await lockKept(tx, messageId, from)
  if (kept === undefined) return 'gone'
  const { id, startedById: writerId } = kept
  const recipientId = writerId === kept.lowId ? kept.highId : kept.lowId
  if (!(await mayArrive(tx, writerId, recipientId))) {
    // Refused once, it stays that: she has read why.
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
  await tellChange(tx, parts, plainMember(writerId), { id: messageId, conversationId: id })
  return 'released'
}
