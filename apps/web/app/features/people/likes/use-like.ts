import type { LikeState } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useLive, useLiveCache } from '../../../live/use-live.tsx'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import { likesText } from '../../../text/likes.ts'
import { clickHaptics } from '../../../ui/gestures/haptics.ts'
import { likesApi } from './likes.api.ts'

/** A card does not know `mutual`. */
export interface LikeTarget {
  id: number
  username: string
  displayName: string
  liked: boolean
  mutual?: boolean
}

/** Dispatched on the window: there may be a moment to show. */
export const momentEvent = 'like-moment'

const opened = (known: LikeState | undefined, { liked, mutual }: LikeTarget): LikeState => ({
  liked,
  mutual: mutual ?? known?.mutual ?? false,
})

async function send(username: string, liked: boolean): Promise<LikeState> {
  const calls = likesApi(api)
  try {
    if (liked) clickHaptics()
    const state = await (liked ? calls.like(username) : calls.withdraw(username))
    if (state.mutual) window.dispatchEvent(new Event(momentEvent))
    return state
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'OFFLINE') throw error
    throw new ApiFailure('OFFLINE', { status: 0, text: likesText.offline })
  }
}

/** Shared state: a press applies to the card, the profile and the list. */
export function useLike(member: LikeTarget) {
  const { id, username } = member
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['like', id], [id])
  const state = useLive<LikeState, LikeTarget>({ key, served: member, open: opened })
  const { wish } = useOptimistic<LikeState, boolean>({
    truth: state,
    apply: (truth, liked) => ({ ...truth, liked }),
    show: (shown) => cache.write(key, shown),
    send: (liked) => send(username, liked),
  })
  return { state, wish: (liked: boolean) => void wish(liked) }
}
