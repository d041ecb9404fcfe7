import type { MemberGlance } from '@consoeurs/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useLive, useLiveCache } from '../../live/use-live.tsx'
import { membersApi } from './members.api.ts'

/** What was brought is shown again without a question for so long, and then while it is asked for again. */
const FRESH = 60_000

interface Brought {
  glance: MemberGlance
  at: number
}

export interface GlanceState {
  glance: MemberGlance | undefined
  /** Why there is none. */
  failure: ApiFailure | null
  retry: () => void
}

const opened = (known: Brought | undefined, served: Brought) => known ?? served

/**
 * A member as her card shows her: asked for once it is open, and kept with what lives in the page, so that a block or a
 * mute takes it away.
 */
export function useGlance(username: string, open: boolean): GlanceState {
  const cache = useLiveCache()
  const key = useMemo((): LiveKey => ['glance', username], [username])
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const load = useCallback(async () => {
    try {
      const glance = await membersApi(api).glance(username)
      cache.write<Brought | undefined>(key, { glance, at: Date.now() })
      setFailure(null)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // Gone, and not only out of reach.
      if (error.status === 404) cache.write<Brought | undefined>(key, undefined)
      setFailure(error)
    }
  }, [cache, key, username])
  const brought = useLive<Brought, Brought>({ key, served: undefined, open: opened, reload: load })
  useEffect(() => {
    if (!open) return
    const known = cache.read<Brought>(key)
    if (known === undefined || Date.now() - known.at > FRESH) void load()
  }, [open, cache, key, load])
  return {
    glance: brought?.glance,
    failure,
    retry: () => {
      setFailure(null)
      void load()
    },
  }
}
