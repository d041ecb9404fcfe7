import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { minimalViewer } from '../../people/members/public.ts'
import { requireConversation } from './conversations.queries.ts'
import { lockInboxes, recountMessages } from './message-counters.ts'
import { conversationPolicy } from './messages.policy.ts'
import { conversationSubject } from './messages.views.ts'

const { conversations, conversationMembers } = tables

export interface Request {
  id: number
  lowId: number
  highId: number
}

/** Accepts a request to the viewer, whose messages then count as unread. The caller holds the conversation lock. */
export async function openRequest(tx: Tx, realtime: Realtime, viewer: Viewer, request: Request, now: Date) {
  const { id, lowId, highId } = request
  await tx.update(conversations).set({ acceptedAt: now, ignoredAt: null }).where(eq(conversations.id, id))
  // Wait for a concurrent read mark, so that it is counted once.
  await tx
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, id))
    .for('update')
  await lockInboxes(tx, [lowId, highId])
  await recountMessages(tx, realtime, [viewer.id])
  const otherId = viewer.id === lowId ? highId : lowId
  tx.emit({ type: 'conversation.accepted', conversationId: id, byId: viewer.id, otherId })
}

async function lockConversation(tx: Tx, id: number) {
  const [conversation] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('no key update')
  if (conversation === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  return conversation
}

/** Idempotent; accepts an ignored request too. */
export async function acceptConversation(tx: Tx, realtime: Realtime, viewer: Viewer, id: number, now: Date) {
  const row = await requireConversation(tx, viewer.id, id)
  if (row.conversation.acceptedAt !== null) return
  if (!can(conversationPolicy, viewer, 'conversation.accept', conversationSubject(row))) throw new AppError('FORBIDDEN')
  const locked = await lockConversation(tx, id)
  if (locked.acceptedAt === null) await openRequest(tx, realtime, viewer, locked, now)
}

/** Where the two like each other: a request that waits, or that was ignored, needs no answer any more. */
export async function acceptPending(
  tx: Tx,
  { realtime, now }: { realtime: Realtime; now: () => Date },
  id: number,
): Promise<void> {
  const request = await lockConversation(tx, id)
  if (request.acceptedAt !== null || request.held !== null) return
  const recipientId = request.startedById === request.lowId ? request.highId : request.lowId
  await openRequest(tx, realtime, minimalViewer(recipientId), request, now())
}

/** The author is not notified and still sees `waiting`. */
export async function ignoreConversation(tx: Tx, realtime: Realtime, viewer: Viewer, id: number, now: Date) {
  const row = await requireConversation(tx, viewer.id, id)
  if (!can(conversationPolicy, viewer, 'conversation.ignore', conversationSubject(row))) throw new AppError('FORBIDDEN')
  const locked = await lockConversation(tx, id)
  if (locked.acceptedAt !== null) throw new AppError('FORBIDDEN')
  if (locked.ignoredAt !== null) return
  await tx.update(conversations).set({ ignoredAt: now }).where(eq(conversations.id, id))
  await recountMessages(tx, realtime, [viewer.id])
  tx.emit({ type: 'conversation.ignored', conversationId: id, byId: viewer.id, otherId: row.own.otherId })
}
