import type { FavoriteState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { favorites } = tables

/** Keeps her no more, also where her profile can no longer be seen; where she was not kept, nothing happens. */
export async function releaseFavorite(tx: Tx, viewer: Viewer, username: string): Promise<FavoriteState> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  await tx.delete(favorites).where(and(eq(favorites.userId, viewer.id), eq(favorites.memberId, member.id)))
  return { kept: false, tellMe: false }
}
