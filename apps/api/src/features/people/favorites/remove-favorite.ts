import type { FavoriteState } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { loadMemberByUsername } from '../members/public.ts'

const { favorites } = tables

/** Also works for a hidden profile; an unknown name gets the same answer. */
export async function removeFavorite(tx: Tx, viewer: Viewer, username: string): Promise<FavoriteState> {
  const member = await loadMemberByUsername(tx, viewer, username)
  if (member !== null)
    await tx.delete(favorites).where(and(eq(favorites.userId, viewer.id), eq(favorites.memberId, member.id)))
  return { kept: false, tellMe: false }
}
