import { tables } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireMember } from '../members/public.ts'

const { blocks } = tables

/**
 * Neither sees the other any more, and nobody is told. She may block whoever she can name, a profile that is hidden from
 * her included: the other may have blocked her first.
 */
export async function blockMember(tx: Tx, viewer: Viewer, whom: { username: string } | { id: number }): Promise<void> {
  const member = await requireMember(tx, viewer, whom, 'member.block')
  const [block] = await tx
    .insert(blocks)
    .values({ blockerId: viewer.id, blockedId: member.id })
    .onConflictDoNothing()
    .returning({ id: blocks.id })
  if (block !== undefined) tx.emit({ type: 'member.blocked', blockerId: viewer.id, blockedId: member.id })
}
