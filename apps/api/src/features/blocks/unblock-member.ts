import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { blocks } = tables

/** Ends her own block; where there is none nothing happens, and the other's block stays. */
export async function unblockMember(tx: Tx, viewer: Viewer, username: string): Promise<void> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  const [ended] = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, viewer.id), eq(blocks.blockedId, member.id)))
    .returning({ id: blocks.id })
  if (ended !== undefined) tx.emit({ type: 'member.unblocked', blockerId: viewer.id, blockedId: member.id })
}
