import { shoppingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { notBlockedEitherWay } from '../../foundation/visibility/public.ts'
import { haveAcceptedConversation, requireMember } from '../../people/members/public.ts'
import { requireOwnGroup } from '../notebooks/public.ts'
import { listUsers, lockList } from './shopping.subject.ts'

const { shoppingListMembers, shoppingLists } = tables

const rowOf = (ownerId: number, userId: number) =>
  and(eq(shoppingListMembers.ownerId, ownerId), eq(shoppingListMembers.userId, userId))

const refetch = (tx: Tx, realtime: Realtime, memberIds: number[]) =>
  tx.afterCommit(() => {
    for (const id of new Set(memberIds)) realtime.toUser(id, { type: 'shopping.stale' })
  })

/**
 * Idempotent.
 * @throws AppError MEMBER_NOT_FOUND, NOT_ON_YOURSELF, LIST_NEEDS_CONVERSATION, LIST_SHARED_ENOUGH
 */
export async function inviteToList(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { username, now }: { username: string; now: Date },
): Promise<void> {
  const member = await requireMember(tx, viewer, { username }, 'member.see')
  if (member.id === viewer.id) throw new AppError('NOT_ON_YOURSELF')
  if (!(await haveAcceptedConversation(tx, viewer.id, member.id))) throw new AppError('LIST_NEEDS_CONVERSATION')
  await lockList(tx, viewer, viewer.id)
  if ((await tx.$count(shoppingListMembers, rowOf(viewer.id, member.id))) > 0) return
  const members = await tx.$count(shoppingListMembers, eq(shoppingListMembers.ownerId, viewer.id))
  if (members >= shoppingLimits.members) throw new AppError('LIST_SHARED_ENOUGH')
  await tx.insert(shoppingListMembers).values({ ownerId: viewer.id, userId: member.id, invitedAt: now })
  tx.emit({ type: 'shopping.invited', ownerId: viewer.id, memberId: member.id })
  refetch(tx, realtime, [viewer.id, member.id])
}

/** @throws AppError LIST_NOT_FOUND */
export async function acceptList(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<void> {
  const invitation = and(rowOf(ownerId, viewer.id), notBlockedEitherWay(viewer.id, ownerId))
  if ((await tx.$count(shoppingListMembers, invitation)) === 0) throw new AppError('LIST_NOT_FOUND')
  await tx
    .update(shoppingListMembers)
    .set({ acceptedAt: now })
    .where(and(invitation, isNull(shoppingListMembers.acceptedAt)))
  tx.emit({ type: 'shopping.answered', ownerId, memberId: viewer.id, withdrawn: false })
  refetch(tx, realtime, [ownerId, viewer.id])
}

/** Ends it for one member: she declines or leaves, or the owner takes her out. Idempotent. */
async function endFor(tx: Tx, realtime: Realtime, ownerId: number, memberId: number, withdrawn: boolean) {
  const users = await listUsers(tx, ownerId)
  await tx.delete(shoppingListMembers).where(rowOf(ownerId, memberId))
  tx.emit({ type: 'shopping.answered', ownerId, memberId, withdrawn })
  refetch(tx, realtime, [...users, memberId])
}

export const leaveList = (tx: Tx, realtime: Realtime, viewer: Viewer, ownerId: number): Promise<void> =>
  endFor(tx, realtime, ownerId, viewer.id, false)

/** @throws AppError MEMBER_NOT_FOUND */
export async function removeFromList(tx: Tx, realtime: Realtime, viewer: Viewer, username: string): Promise<void> {
  const member = await requireMember(tx, viewer, { username }, 'member.see')
  await endFor(tx, realtime, viewer.id, member.id, true)
}

/** Both ways; a new invitation needs the end of the block. */
export async function endListsBetween(tx: Tx, realtime: Realtime, one: number, other: number): Promise<void> {
  const ended = await tx
    .delete(shoppingListMembers)
    .where(or(rowOf(one, other), rowOf(other, one)))
    .returning({ ownerId: shoppingListMembers.ownerId })
  // A block must not tell whether a name exists.
  if (ended.length > 0) refetch(tx, realtime, [one, other])
}

/**
 * Null ends the sharing.
 * @throws AppError GROUP_NOT_FOUND
 */
export async function shareListWithGroup(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  slug: string | null,
): Promise<void> {
  const groupId = slug === null ? null : await requireOwnGroup(tx, viewer, slug)
  await lockList(tx, viewer, viewer.id)
  const before = await listUsers(tx, viewer.id)
  await tx.update(shoppingLists).set({ groupId }).where(eq(shoppingLists.ownerId, viewer.id))
  refetch(tx, realtime, [...before, ...(await listUsers(tx, viewer.id))])
}
