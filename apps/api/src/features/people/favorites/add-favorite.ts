import type { FavoriteState, KeepFavorite } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { requireMember } from '../members/public.ts'

const { favorites } = tables

/** Idempotent; a repeat only updates `tellMe`. Silent. */
export async function addFavorite(
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
      // A no-op update: `on conflict do nothing` would return no row.
      set: tellMe === undefined ? { userId: viewer.id } : { tellMe },
    })
    .returning({ tellMe: favorites.tellMe })
  return { kept: true, tellMe: kept?.tellMe ?? false }
}
