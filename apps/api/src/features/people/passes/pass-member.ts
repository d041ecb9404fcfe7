import type { PassState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { markWithdrawn } from '../likes/public.ts'
import { requireMember } from '../members/public.ts'

const { passes } = tables

/** Hides the member from suggestions for a while, and withdraws a like. Silent. */
export async function passMember(
  tx: Tx,
  viewer: Viewer,
  { username, now }: { username: string; now: Date },
): Promise<PassState> {
  const member = await requireMember(tx, viewer, { username }, 'member.pass')
  await tx
    .insert(passes)
    .values({ userId: viewer.id, memberId: member.id, createdAt: now })
    .onConflictDoUpdate({ target: [passes.userId, passes.memberId], set: { createdAt: now } })
  await markWithdrawn(tx, { userId: viewer.id, memberId: member.id, now })
  return { passed: true }
}
