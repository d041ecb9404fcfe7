import type { Counters, LiveEvent } from '@consoeurs/contract'
import { useCallback, useEffect, useRef } from 'react'
import { ApiFailure } from '../api/client.ts'
import { useUnread } from '../viewer/viewer-context.tsx'
import type { LiveKey } from './live-cache.ts'
import { useLiveEvents } from './live-events.ts'
import { unreadOf } from './unread-of.ts'
import { useLiveCache } from './use-live.tsx'

interface OpenedList {
  key: LiveKey
  /** Tells the API that she has seen the list. */
  seen: () => Promise<Counters>
  /** Whether a live event tells of something new in it. */
  isNews: (event: LiveEvent) => boolean
}

/** A list whose opening is its reading: what was new is seen, and what arrives while it is open shows at once. */
export function useOpenedList({ key, seen, isNews }: OpenedList): void {
  const cache = useLiveCache()
  const { setUnread } = useUnread()
  const tell = useCallback(async () => {
    try {
      setUnread(unreadOf(await seen()))
    } catch (error) {
      // The next opening tells it again.
      if (!(error instanceof ApiFailure)) throw error
    }
  }, [seen, setUnread])
  useEffect(() => {
    void tell()
  }, [tell])
  const refreshing = useRef(false)
  useLiveEvents((event) => {
    if (refreshing.current || !isNews(event)) return
    refreshing.current = true
    void cache
      .reload(key[0])
      .then(tell)
      .finally(() => {
        refreshing.current = false
      })
  })
}
