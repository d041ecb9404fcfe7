import type { Counters, LiveEvent } from '@consoeurs/contract'
import { useCallback, useEffect, useRef } from 'react'
import { ApiFailure } from '../api/client.ts'
import { useLiveEvents } from '../events/live-events.ts'
import { useUnread } from '../viewer/viewer-context.tsx'
import type { LiveKey } from './live-cache.ts'
import { unreadOf } from './unread-of.ts'
import { useLiveCache } from './use-live.tsx'

interface OpenedListOptions {
  key: LiveKey
  seen: () => Promise<Counters>
  isNews: (event: LiveEvent) => boolean
}

/** Marks the list as seen when opened; refreshes it while open. */
export function useOpenedList({ key, seen, isNews }: OpenedListOptions): void {
  const cache = useLiveCache()
  const { setUnread } = useUnread()
  const tell = useCallback(async () => {
    try {
      setUnread(unreadOf(await seen()))
    } catch (error) {
      // The next opening retries.
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
