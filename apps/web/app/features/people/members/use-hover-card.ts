import type { MemberGlance } from '@consoeurs/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useLive, useLiveCache } from '../../../live/use-live.tsx'
import { membersApi } from './members.api.ts'

/** Cache lifetime in milliseconds; older data is shown while it is reloaded. */
const FRESH = 60_000

interface CachedCard {
  glance: MemberGlance
  at: number
}

export interface HoverCardState {
  glance: MemberGlance | undefined
  /** Why loading failed. */
  failure: ApiFailure | null
  retry: () => void
}

const opened = (known: CachedCard | undefined, served: CachedCard) => known ?? served

/** Data of the hover card: loaded on opening and kept in the query cache, where a block or mute removes it. */
export function useHoverCard(username: string, open: boolean): HoverCardState {
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['glance', username], [username])
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const load = useCallback(async () => {
    try {
      const glance = await membersApi(api).glance(username)
      cache.write<CachedCard | undefined>(key, { glance, at: Date.now() })
      setFailure(null)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // The profile is gone, not just unreachable.
      if (error.status === 404) cache.write<CachedCard | undefined>(key, undefined)
      setFailure(error)
    }
  }, [cache, key, username])
  const cached = useLive<CachedCard, CachedCard>({ key, served: undefined, open: opened, reload: load })
  useEffect(() => {
    if (!open) return
    const known = cache.read<CachedCard>(key)
    if (known === undefined || Date.now() - known.at > FRESH) void load()
  }, [open, cache, key, load])
  return {
    glance: cached?.glance,
    failure,
    retry: () => {
      setFailure(null)
      void load()
    },
  }
}
