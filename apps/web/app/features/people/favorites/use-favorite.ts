import type { FavoriteState } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { type LiveKey, useLive, useLiveCache } from '../../../live/use-live.tsx'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import { favoritesApi } from './favorites.api.ts'

/** A card does not know `tellMe`. */
export interface FavoriteTarget {
  id: number
  username: string
  displayName: string
  kept: boolean
  tellMe?: boolean
}

const opened = (known: FavoriteState | undefined, { kept, tellMe }: FavoriteTarget): FavoriteState => ({
  kept,
  tellMe: kept && (tellMe ?? known?.tellMe ?? false),
})

/** Shared state: a press applies to the card, the profile and the list. */
export function useFavorite(member: FavoriteTarget) {
  const { id, username } = member
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['favorite', id], [id])
  const state = useLive<FavoriteState, FavoriteTarget>({ key, served: member, open: opened })
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
