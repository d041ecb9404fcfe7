import { limits, type SentMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { holdsLink } from '../../platform/links.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { previewOf } from './append-message.ts'
import { isLastMessage, type LockedMessage, lockMessage, takeSeq, tellChange } from './change-message.ts'
import { messagePolicy } from './messages.policy.ts'
import type { SendParts } from './send-message.ts'

const { conversations, messages, messageImages, messageVersions } = tables

/** What holds for sending holds for new words: not empty, and in a request nothing to follow. */
async function checkWords(tx: Tx, { message, side }: LockedMessage, text: string): Promise<void> {
  if (side.conversation.acceptedAt === null && holdsLink(text)) throw new AppError('REQUEST_NO_LINKS')
  if (text !== '') return
  const pictures = await tx.$count(messageImages, eq(messageImages.messageId, message.id))
  if (pictures === 0) throw new AppError('VALIDATION', { fields: { text: ['Écris quelques mots.'] } })
}

/**
 * Gives a message of hers other words, for a quarter of an hour. What it said stays as evidence for a while.
 * @throws AppError MESSAGE_NOT_FOUND, FORBIDDEN, MESSAGE_TOO_OLD, REQUEST_NO_LINKS
 */
export async function editMessage(
  tx: Tx,
  parts: SendParts,
  viewer: Viewer,
  { id, text }: { id: number; text: string },
): Promise<SentMessage> {
  const locked = await lockMessage(tx, viewer, id)
  const { message, subject } = locked
  if (message.deletedAt !== null) throw new AppError('MESSAGE_NOT_FOUND')
  if (!can(messagePolicy, viewer, 'message.edit', subject)) throw new AppError('FORBIDDEN')
  const now = parts.now()
  if (now.getTime() - message.createdAt.getTime() > limits.messageEdit) throw new AppError('MESSAGE_TOO_OLD')
  if (text === message.text) return tellChange(tx, parts, viewer, message)
  await checkWords(tx, locked, text)
  await tx.insert(messageVersions).values({ messageId: id, text: message.text, replacedAt: now })
  const changedSeq = await takeSeq(tx, message.conversationId)
  await tx.update(messages).set({ text, editedAt: now, changedSeq }).where(eq(messages.id, id))
  if (await isLastMessage(tx, message)) {
    const lastText = previewOf(text)
    await tx.update(conversations).set({ lastText }).where(eq(conversations.id, message.conversationId))
  }
  return tellChange(tx, parts, viewer, message)
}
