import type { SentMessage } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, gt, notExists, or } from 'drizzle-orm'
import { containsLink } from '../../../platform/content/links.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { lockThread, type PublishParts, type ThreadKind, threadTables } from '../threads/public.ts'
import { previewOf } from './append-message.ts'
import { findConversation, loadSides } from './conversations.queries.ts'
import { countDown } from './mark-conversation.ts'
import { messagePolicy } from './messages.policy.ts'
import { messageRows, presentMessages } from './messages.queries.ts'
import { type ConversationRow, conversationSubject, conversationView, type MessageRow } from './messages.views.ts'

const { conversations, conversationMembers, messages } = tables

interface LockedMessage {
  message: MessageRow
  side: ConversationRow
}

/** The conversation of the message, where the message is its preview in the list. */
const isPreviewedBy = (db: Queryable, { conversationId, seq }: MessageRow) =>
  and(
    eq(conversations.id, conversationId),
    notExists(
      db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), gt(messages.seq, seq))),
    ),
  )

/** Removes the deleted message from the recipient's unread count. */
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
  if (conversation.acceptedAt !== null) await countDown(tx, realtime, minimalViewer(own.otherId), conversation.id, 1)
}

/**
 * Publishes the message to both members, each with her own view.
 * @returns the views by member; empty across a block
 */
export async function publishToSides(
  tx: Tx,
  { realtime, cards }: PublishParts,
  { id, conversationId }: Pick<MessageRow, 'id' | 'conversationId'>,
): Promise<Map<number, SentMessage>> {
  const [row] = await messageRows(tx).where(eq(messages.id, id))
  const views = new Map<number, SentMessage>()
  for (const [userId, side] of await loadSides(tx, conversationId)) {
    const [message] = row === undefined ? [] : await presentMessages(tx, { id: userId }, [row])
    if (message === undefined) continue
    const view = { conversation: conversationView(side, cards(minimalViewer(userId))), message }
    views.set(userId, view)
    tx.afterCommit(() => realtime.toUser(userId, { type: 'message', ...view }))
  }
  return views
}

/**
 * As `publishToSides`.
 * @returns the view of `viewerId`
 */
export async function publishMessage(
  tx: Tx,
  parts: PublishParts,
  message: Pick<MessageRow, 'id' | 'conversationId'>,
  viewerId: number,
): Promise<SentMessage> {
  const own = (await publishToSides(tx, parts, message)).get(viewerId)
  if (own === undefined) throw new AppError('MESSAGE_NOT_FOUND')
  return own
}

export const conversationThread: ThreadKind<LockedMessage, SentMessage> = {
  tables: threadTables.message,

  async lock(tx, viewer, id, action) {
    const isOwn = or(eq(conversations.lowId, viewer.id), eq(conversations.highId, viewer.id))
    const conversationId = await lockThread(tx, threadTables.message, id, isOwn)
    if (conversationId === undefined) throw new AppError('MESSAGE_NOT_FOUND')
    const side = await findConversation(tx, viewer.id, { id: conversationId })
    const [message] = await tx.select().from(messages).where(eq(messages.id, id))
    if (side === null || message === undefined) throw new AppError('MESSAGE_NOT_FOUND')
    if (message.deletedAt !== null && action !== 'remove') throw new AppError('MESSAGE_NOT_FOUND')
    const subject = { ...message, conversation: conversationSubject(side) }
    if (!can(messagePolicy, viewer, `message.${action}`, subject)) throw new AppError('FORBIDDEN')
    return { message, side }
  },

  checkText({ side }, text) {
    if (side.conversation.acceptedAt === null && containsLink(text)) throw new AppError('REQUEST_NO_LINKS')
  },

  hasPreviews: ({ side }) => side.conversation.acceptedAt !== null,

  async afterEdit(tx, _viewer, { message }, text) {
    await tx
      .update(conversations)
      .set({ lastText: previewOf(text) })
      .where(isPreviewedBy(tx, message))
  },

  async afterDeletion(tx, { realtime }, _viewer, deleted) {
    await tx.update(conversations).set({ lastText: '', lastDeleted: true }).where(isPreviewedBy(tx, deleted.message))
    await countOut(tx, realtime, deleted)
  },

  publish: (tx, parts, viewer, { message }) => publishMessage(tx, parts, message, viewer.id),
}
