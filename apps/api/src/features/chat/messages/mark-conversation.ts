import { tables } from '@consoeurs/database'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { changeCounters, lockInbox } from '../../foundation/inbox/public.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { isCounted } from './message-counters.ts'

const { conversations, conversationMembers, messages } = tables

const ownSide = (viewer: Viewer, conversationId: number) =>
  and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, viewer.id))

const visibleSide = (viewer: Viewer, conversationId: number) =>
  and(ownSide(viewer, conversationId), notBlockedEitherWay(viewer.id, conversationMembers.otherId))

/** @throws AppError CONVERSATION_NOT_FOUND */
export async function lockOwnSide(tx: Tx, viewer: Viewer, conversationId: number) {
  const [side] = await tx.select().from(conversationMembers).where(visibleSide(viewer, conversationId)).for('update')
  if (side === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  return side
}

async function countsConversation(tx: Tx, viewer: Viewer, conversationId: number): Promise<boolean> {
  const sides = await tx
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(and(visibleSide(viewer, conversationId), isCounted(sql`${conversationMembers}`)))
  return sides.length > 0
}

/** A separate statement, to see what was committed while waiting for the lock. */
async function loadNow(tx: Tx, conversationId: number) {
  const [conversation] = await tx
    .select({ lastSeq: conversations.lastSeq, acceptedAt: conversations.acceptedAt })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
  if (conversation === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  return conversation
}

const unreadAfter = (tx: Tx, viewer: Viewer, conversationId: number, seq: number) =>
  tx.$count(
    messages,
    and(
      eq(messages.conversationId, conversationId),
      gt(messages.seq, seq),
      ne(messages.authorId, viewer.id),
      isNull(messages.deletedAt),
    ),
  )

/** Skips conversations that are not counted; a concurrent block recounts by itself. */
export async function countDown(tx: Tx, realtime: Realtime, viewer: Viewer, id: number, by: number): Promise<void> {
  if (by === 0) return
  await lockInbox(tx, viewer.id)
  if (await countsConversation(tx, viewer, id)) await changeCounters(tx, realtime, viewer.id, { unreadMessages: -by })
}

/** Marks only move forward. */
export async function markRead(tx: Tx, realtime: Realtime, viewer: Viewer, id: number, seq: number): Promise<void> {
  const side = await lockOwnSide(tx, viewer, id)
  const { lastSeq, acceptedAt } = await loadNow(tx, id)
  const readSeq = Math.min(seq, lastSeq)
  if (readSeq <= side.readSeq) return
  const unread = await unreadAfter(tx, viewer, id, readSeq)
  const deliveredSeq = Math.max(side.deliveredSeq, readSeq)
  await tx.update(conversationMembers).set({ readSeq, deliveredSeq, unread }).where(ownSide(viewer, id))
  if (acceptedAt !== null) await countDown(tx, realtime, viewer, id, side.unread - unread)
  tx.emit({ type: 'conversation.read', conversationId: id, readerId: viewer.id, otherId: side.otherId, seq: readSeq })
}

/** `seq` reached one of the viewer's devices. */
export async function markDelivered(tx: Tx, viewer: Viewer, id: number, seq: number): Promise<void> {
  const side = await lockOwnSide(tx, viewer, id)
  const { lastSeq } = await loadNow(tx, id)
  const deliveredSeq = Math.min(seq, lastSeq)
  if (deliveredSeq <= side.deliveredSeq) return
  await tx.update(conversationMembers).set({ deliveredSeq }).where(ownSide(viewer, id))
  tx.emit({
    type: 'conversation.delivered',
    conversationId: id,
    receiverId: viewer.id,
    otherId: side.otherId,
    seq: deliveredSeq,
  })
}
