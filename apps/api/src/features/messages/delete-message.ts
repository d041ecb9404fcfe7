import type { SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { plainMember } from '../members/public.ts'
import { isLastMessage, type LockedMessage, lockMessage, takeSeq, tellChange } from './change-message.ts'
import { countDown } from './mark-conversation.ts'
import { messagePolicy } from './messages.policy.ts'
import type { SendParts } from './send-message.ts'

const { conversations, conversationMembers, messages, reactions } = tables

/** What she had not read is not there to be read any more. */
async function countOut(tx: Tx, realtime: Realtime, { message, side }: LockedMessage): Promise<void> {
  const { conversation, own } = side
  const theirs = and(
    eq(conversationMembers.conversationId, conversation.id),
    eq(conversationMembers.userId, own.otherId),
  )
  const [reader] = await tx.select().from(conversationMembers).where(theirs).for('update')
  if (reader === undefined || reader.readSeq >= message.seq || reader.unread === 0) return
  await tx
    .update(conversationMembers)
    .set({ unread: reader.unread - 1 })
    .where(theirs)
  if (conversation.acceptedAt !== null) await countDown(tx, realtime, plainMember(own.otherId), conversation.id, 1)
}

/**
 * Deletes a message of hers for both, at any time. The words stay as evidence until `eraseDeleted`; again changes nothing.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN
 */
export async function deleteMessage(tx: Tx, parts: SendParts, viewer: Viewer, id: number): Promise<SentMessage> {
  const locked = await lockMessage(tx, viewer, id)
  const { message, subject } = locked
  if (!can(messagePolicy, viewer, 'message.remove', subject)) throw new AppError('FORBIDDEN')
  if (message.deletedAt !== null) return tellChange(tx, parts, viewer, message)
  const changedSeq = await takeSeq(tx, message.conversationId)
  await tx.update(messages).set({ deletedAt: parts.now(), changedSeq, reactionCounts: {} }).where(eq(messages.id, id))
  await tx.delete(reactions).where(and(eq(reactions.target, 'message'), eq(reactions.targetId, id)))
  if (await isLastMessage(tx, message)) {
    await tx
      .update(conversations)
      .set({ lastText: '', lastDeleted: true })
      .where(eq(conversations.id, message.conversationId))
  }
  await countOut(tx, parts.realtime, locked)
  return tellChange(tx, parts, viewer, message)
}
