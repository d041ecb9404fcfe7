import type { FavoriteState, KeepFavorite } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { requireMember } from '../members/public.ts'

const { favorites } = tables

/** Keeps a member whom she can see, once; again, it only changes whether she is told. Nobody hears of it. */
export async function keepFavorite(
  tx: Tx,
  viewer: Viewer,
  { username, tellMe, now }: KeepFavorite & { username: string; now: Date },
): Promise<FavoriteState> {
  const member = await requireMember(tx, viewer, { username }, 'member.keep')
  const [kept] = await tx
    .insert(favorites)
    .values({ userId: viewer.id, memberId: member.id, tellMe: tellMe ?? false, seenAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [favorites.userId, favorites.memberId],
      // Something must be set for the row to come back.
      set: tellMe === undefined ? { userId: viewer.id } : { tellMe },
    })
    .returning({ tellMe: favorites.tellMe })
  return { kept: true, tellMe: kept?.tellMe ?? false }
}
