import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { holdsLink } from '../../platform/links.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { notMutedBy } from '../members/public.ts'

const { conversations, conversationMembers, firstContacts, users } = tables

const DAY = 24 * 60 * 60 * 1000

/** A new account writes to ten new members a day. */
async function checkFirstContacts(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const isNew = now.getTime() - viewer.createdAt.getTime() < limits.newAccount
  if (!isNew || viewer.role !== 'member') return
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

/**
 * The conversation of two who have not written to each other, waiting for the other's word.
 * @returns null when the other wrote first at this very moment
 * @throws AppError REQUEST_NO_LINKS, FIRST_CONTACT_LIMIT
 */
export async function startConversation(
  tx: Tx,
  viewer: Viewer,
  otherId: number,
  draft: { text: string; images: unknown[]; now: Date },
): Promise<number | null> {
  if (draft.images.length > 0 || holdsLink(draft.text)) throw new AppError('REQUEST_NO_LINKS')
  await checkFirstContacts(tx, viewer, draft.now)
  const [conversation] = await tx
    .insert(conversations)
    .values({
      lowId: Math.min(viewer.id, otherId),
      highId: Math.max(viewer.id, otherId),
      startedById: viewer.id,
    })
    .onConflictDoNothing({ target: [conversations.lowId, conversations.highId] })
    .returning({ id: conversations.id })
  if (conversation === undefined) return null
  const side = (userId: number, other: number) => ({
    conversationId: conversation.id,
    userId,
    otherId: other,
    otherMuted: sql<boolean>`not ${notMutedBy(userId, other)}`,
  })
  await tx.insert(conversationMembers).values([side(viewer.id, otherId), side(otherId, viewer.id)])
  await tx.insert(firstContacts).values({ userId: viewer.id, otherId, createdAt: draft.now }).onConflictDoNothing()
  return conversation.id
}
