import type { LikeState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { likes } = tables

interface Withdrawal {
  userId: number
  memberId: number
  now: Date
}

export async function markWithdrawn(tx: Tx, { userId, memberId, now }: Withdrawal): Promise<void> {
  await tx
    .update(likes)
    .set({ withdrawnAt: now })
    .where(and(eq(likes.userId, userId), eq(likes.memberId, memberId), isNull(likes.withdrawnAt)))
}

/** Restores what `markWithdrawn` withdrew at that instant. */
export async function undoWithdrawal(tx: Tx, { userId, memberId, now }: Withdrawal): Promise<void> {
  await tx
    .update(likes)
    .set({ withdrawnAt: null })
    .where(and(eq(likes.userId, userId), eq(likes.memberId, memberId), eq(likes.withdrawnAt, now)))
}

/** Silent. Also works for a hidden profile; an unknown name gets the same answer. */
export async function withdrawLike(
  tx: Tx,
  viewer: Viewer,
  { username, now }: { username: string; now: Date },
): Promise<LikeState> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member !== null) await markWithdrawn(tx, { userId: viewer.id, memberId: member.id, now })
  return { liked: false, mutual: false }
}
