import { type FilterMatch, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { containsLink } from '../../../platform/content/links.ts'
import { lockUser } from '../../../platform/data/lock-user.ts'
import { isNewAccount } from '../../../platform/data/new-account.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findHoldReasons } from '../../foundation/text-filters/public.ts'
import { notMutedBy } from '../../foundation/visibility/public.ts'

const { conversations, conversationMembers, firstContacts, mutualLikes } = tables

const DAY = 24 * 60 * 60 * 1000

async function checkFirstContacts(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  if (!isNewAccount(viewer, now)) return
  // Lock the member, so that concurrent first messages are both counted.
  await lockUser(tx, viewer.id)
  const since = new Date(now.getTime() - DAY)
  // The contact that must be a day old before another is allowed.
  const [last] = await tx
    .select({ at: firstContacts.createdAt })
    .from(firstContacts)
    .where(and(eq(firstContacts.userId, viewer.id), gt(firstContacts.createdAt, since)))
    .orderBy(desc(firstContacts.createdAt))
    .offset(limits.firstContactsPerDay - 1)
    .limit(1)
  if (last === undefined) return
  const retryAfter = Math.ceil((last.at.getTime() + DAY - now.getTime()) / 1000)
  throw new AppError('FIRST_CONTACT_LIMIT', { retryAfter })
}

export const sideOf = (conversationId: number, userId: number, otherId: number) => ({
  conversationId,
  userId,
  otherId,
  otherMuted: sql<boolean>`not ${notMutedBy(userId, otherId)}`,
})

/**
 * Also for an invitation to a group: as many strangers a day as by first messages.
 * @throws AppError FIRST_CONTACT_LIMIT
 */
export async function recordFirstContact(tx: Tx, viewer: Viewer, otherId: number, now: Date): Promise<void> {
  await checkFirstContacts(tx, viewer, now)
  await tx.insert(firstContacts).values({ userId: viewer.id, otherId, createdAt: now }).onConflictDoNothing()
}

const areMutual = async (tx: Tx, viewer: Viewer, otherId: number): Promise<boolean> =>
  (await tx.$count(mutualLikes, and(eq(mutualLikes.userId, viewer.id), eq(mutualLikes.memberId, otherId)))) > 0

export interface StartedConversation {
  isRequest: boolean
  matches: FilterMatch[]
}

/**
 * Starts a conversation: as a request, unless the two like each other. A message that a filter holds creates no side
 * for the recipient yet.
 * @returns null where the other member just wrote first
 * @throws AppError REQUEST_NO_LINKS, FIRST_CONTACT_LIMIT
 */
export async function startConversation(
  tx: Tx,
  viewer: Viewer,
  otherId: number,
  draft: { text: string; images: unknown[]; now: Date },
): Promise<StartedConversation | null> {
  const isMutual = await areMutual(tx, viewer, otherId)
  if (draft.images.length > 0 || containsLink(draft.text)) throw new AppError('REQUEST_NO_LINKS')
  if (!isMutual) await checkFirstContacts(tx, viewer, draft.now)
  const found = await findHoldReasons(tx, { viewer, text: draft.text, health: null, now: draft.now })
  const isHeld = found.length > 0
  const isRequest = isHeld || !isMutual
  const [conversation] = await tx
    .insert(conversations)
    .values({
      lowId: Math.min(viewer.id, otherId),
      highId: Math.max(viewer.id, otherId),
      startedById: viewer.id,
      held: isHeld ? 'open' : null,
      acceptedAt: isRequest ? null : draft.now,
    })
    .onConflictDoNothing({ target: [conversations.lowId, conversations.highId] })
    .returning({ id: conversations.id })
  if (conversation === undefined) return null
  const own = sideOf(conversation.id, viewer.id, otherId)
  await tx.insert(conversationMembers).values(isHeld ? [own] : [own, sideOf(conversation.id, otherId, viewer.id)])
  await tx.insert(firstContacts).values({ userId: viewer.id, otherId, createdAt: draft.now }).onConflictDoNothing()
  return { isRequest, matches: found }
}
