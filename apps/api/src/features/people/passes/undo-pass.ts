import type { PassState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { passes } = tables

/** The answer is the same for a hidden member and for an unknown name. */
export async function undoPass(tx: Tx, viewer: Viewer, username: string): Promise<PassState> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member !== null) await tx.delete(passes).where(and(eq(passes.userId, viewer.id), eq(passes.memberId, member.id)))
  return { passed: false }
}
