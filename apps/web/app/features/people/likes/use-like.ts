import type { LikeState } from '@consoeurs/contract'
import { useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { type LiveKey, useLive, useLiveCache } from '../../../live/use-live.tsx'
import { useOptimistic } from '../../../live/use-optimistic.ts'
import { likesText } from '../../../text/likes.ts'
import { clickHaptics } from '../../../ui/gestures/haptics.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { likesApi } from './likes.api.ts'
import { signalMoment } from './moment-signal.ts'

/** A card does not know `mutual`. */
export interface LikeTarget {
  id: number
  username: string
  displayName: string
  liked: boolean
  mutual?: boolean
}

interface ShownLike extends LikeState {
  /** The last press did not reach the server. */
  offline?: boolean
}

const opened = (known: ShownLike | undefined, { liked, mutual }: LikeTarget): ShownLike => ({
  liked,
  mutual: mutual ?? known?.mutual ?? false,
})

async function send(username: string, liked: boolean): Promise<LikeState> {
  const calls = likesApi(api)
  if (!liked) return calls.withdraw(username)
  clickHaptics()
  const state = await calls.like(username)
  if (state.mutual) signalMoment()
  return state
}

/** Shared state: a press applies to the card, the profile and the list. */
export function useLike(member: LikeTarget) {
  const { id, username } = member
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['like', id], [id])
  const state = useLive<ShownLike, LikeTarget>({ key, served: member, open: opened })
  const { wish } = useOptimistic<ShownLike, boolean>({
    truth: state,
    apply: ({ mutual }, liked) => ({ liked, mutual }),
    show: (shown) => cache.write(key, shown),
    send: async (liked) => {
      try {
        return await send(username, liked)
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== 'OFFLINE') throw error
        toast.error(likesText.offline)
        // Offline, the toast may not load: the hint says it too.
        return { liked: !liked, mutual: state.mutual, offline: true }
      }
    },
  })
  return { state, wish: (liked: boolean) => void wish(liked) }
}
