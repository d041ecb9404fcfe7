import type { FavoriteState } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useLive, useLiveCache } from '../../live/use-live.tsx'
import { useOptimistic } from '../../live/use-optimistic.ts'
import { favoritesApi } from './favorites.api.ts'

/** A member as a card, a profile or the list of favourites serves her; a card does not say whether she is told of. */
export interface Keepable {
  id: number
  username: string
  displayName: string
  kept: boolean
  tellMe?: boolean
}

const opened = (known: FavoriteState | undefined, { kept, tellMe }: Keepable): FavoriteState => ({
  kept,
  tellMe: kept && (tellMe ?? known?.tellMe ?? false),
})

/** Kept or not, wherever she is shown: one press counts for her card, her profile and the list. */
export function useFavorite(member: Keepable) {
  const { id, username } = member
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['favorite', id], [id])
  const state = useLive<FavoriteState, Keepable>({ key, served: member, open: opened })
  const { wish } = useOptimistic<FavoriteState, { kept: boolean; tellMe?: boolean }>({
    truth: state,
    apply: (truth, wanted) => ({ kept: wanted.kept, tellMe: wanted.kept && (wanted.tellMe ?? truth.tellMe) }),
    show: (shown) => cache.write(key, shown),
    send: ({ kept, tellMe }) => {
      const calls = favoritesApi(api)
      return kept ? calls.keep(username, tellMe === undefined ? {} : { tellMe }) : calls.release(username)
    },
  })
  return { state, wish: (wanted: { kept: boolean; tellMe?: boolean }) => void wish(wanted) }
}
