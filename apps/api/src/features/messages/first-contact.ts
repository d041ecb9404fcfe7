import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { holdsLink } from './links.ts'

const { conversations, conversationMembers, firstContacts, users } = tables

const DAY = 24 * 60 * 60 * 1000

/** A new account writes to ten new members a day. */
async function checkFirstContacts(tx: Tx, viewer: Viewer, now: Date): Promise<void> {
  const isNew = now.getTime() - viewer.createdAt.getTime() < limits.newAccount
  if (!isNew || viewer.role !== 'member') return
  // One at a time for one member: two first messages sent at once are both counted.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update')
  const since = new Date(now.getTime() - DAY)
  const today = await tx.$count(
    firstContacts,
    and(eq(firstContacts.userId, viewer.id), gt(firstContacts.createdAt, since)),
  )
  if (today >= limits.firstContactsPerDay) throw new AppError('FIRST_CONTACT_LIMIT', { retryAfter: DAY / 1000 })
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
  draft: { text: string; imageIds: number[]; now: Date },
): Promise<number | null> {
  if (draft.imageIds.length > 0 || holdsLink(draft.text)) throw new AppError('REQUEST_NO_LINKS')
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
  await tx.insert(conversationMembers).values([
    { conversationId: conversation.id, userId: viewer.id, otherId },
    { conversationId: conversation.id, userId: otherId, otherId: viewer.id },
  ])
  await tx.insert(firstContacts).values({ userId: viewer.id, otherId, createdAt: draft.now }).onConflictDoNothing()
  return conversation.id
}
