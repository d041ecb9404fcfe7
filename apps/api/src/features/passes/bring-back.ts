import type { PassState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { passes } = tables

/** Proposed again. */
export async function bringBack(tx: Tx, viewer: Viewer, username: string): Promise<PassState> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  await tx.delete(passes).where(and(eq(passes.userId, viewer.id), eq(passes.memberId, member.id)))
  return { passed: false }
}
