import type { PassState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { undoWithdrawal } from '../likes/public.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { passes } = tables

/** Restores a like that the pass withdrew. The answer is the same for a hidden member and for an unknown name. */
export async function undoPass(tx: Tx, viewer: Viewer, username: string): Promise<PassState> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) return { passed: false }
  const [undone] = await tx
    .delete(passes)
    .where(and(eq(passes.userId, viewer.id), eq(passes.memberId, member.id)))
    .returning({ at: passes.createdAt })
  if (undone !== undefined) await undoWithdrawal(tx, { userId: viewer.id, memberId: member.id, now: undone.at })
  return { passed: false }
}
