import type { PassState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireMember } from '../members/public.ts'

const { passes } = tables

/** Not proposed to her for a while, counted from now. Nobody hears of it. */
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
  return { passed: true }
}
