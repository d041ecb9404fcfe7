import type { Counters } from '@consoeurs/contract'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { ApiFailure } from '../api/client.ts'
import { useUnread } from '../viewer/viewer-context.tsx'
import { useLiveEvents } from './live-events.ts'
import { unreadOf } from './unread-of.ts'

interface OpenedList {
  queryKey: QueryKey
  /** Tells the API that she has seen the list. */
  seen: () => Promise<Counters>
  /** How many of its items are new, in the counters that a live event brings. */
  newIn: (counters: Counters) => number
}

/** A list whose opening is its reading: what was new is seen, and what arrives while it is open shows at once. */
export function useOpenedList({ queryKey, seen, newIn }: OpenedList): void {
  const client = useQueryClient()
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
    if (event.type !== 'counters' || newIn(event.counters) === 0 || refreshing.current) return
    refreshing.current = true
    void client
      .invalidateQueries({ queryKey })
      .then(tell)
      .finally(() => {
        refreshing.current = false
      })
  })
}
