import { type FilterMatch, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { holdsLink } from '../../platform/links.ts'
import { isNewAccount } from '../../platform/new-account.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { findHeldFor } from '../filters/public.ts'
import { notMutedBy } from '../members/public.ts'

const { conversations, conversationMembers, firstContacts, users } = tables

const DAY = 24 * 60 * 60 * 1000

/** A new account writes to ten new members a day. */
async function checkFirstContacts(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  if (!isNewAccount(viewer, now)) return
  // One at a time for one member: two first messages sent at once are both counted.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update')
  const since = new Date(now.getTime() - DAY)
  // The one that has to leave the day behind before there is room for another.
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

/** One woman's side of a new conversation. */
export const sideOf = (conversationId: number, userId: number, otherId: number) => ({
  conversationId,
  userId,
  otherId,
  otherMuted: sql<boolean>`not ${notMutedBy(userId, otherId)}`,
})

/**
 * The conversation of two who have not written to each other, waiting for the other's word; with what the filters find in
 * that first message. Where they find something the other has no side of it yet.
 * @returns null when the other wrote first at this very moment
 * @throws AppError REQUEST_NO_LINKS, FIRST_CONTACT_LIMIT
 */
export async function startConversation(
  tx: Tx,
  viewer: Viewer,
  otherId: number,
  draft: { text: string; images: unknown[]; now: Date },
): Promise<FilterMatch[] | null> {
  if (draft.images.length > 0 || holdsLink(draft.text)) throw new AppError('REQUEST_NO_LINKS')
  await checkFirstContacts(tx, viewer, draft.now)
  const found = await findHeldFor(tx, { viewer, text: draft.text, now: draft.now })
  const isHeld = found.length > 0
  const [conversation] = await tx
    .insert(conversations)
    .values({
      lowId: Math.min(viewer.id, otherId),
      highId: Math.max(viewer.id, otherId),
      startedById: viewer.id,
      held: isHeld ? 'open' : null,
    })
    .onConflictDoNothing({ target: [conversations.lowId, conversations.highId] })
    .returning({ id: conversations.id })
  if (conversation === undefined) return null
  const own = sideOf(conversation.id, viewer.id, otherId)
  await tx.insert(conversationMembers).values(isHeld ? [own] : [own, sideOf(conversation.id, otherId, viewer.id)])
  await tx.insert(firstContacts).values({ userId: viewer.id, otherId, createdAt: draft.now }).onConflictDoNothing()
  return found
}
