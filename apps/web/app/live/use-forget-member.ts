import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useLiveCache } from './use-live.tsx'

/** Handled where this browser keeps a local history (`layouts/app-duties.ts`). */
export const forgottenEvent = 'member-forgotten'

/** After a block or mute: refetches open data and drops the rest of the cache and the local history of that member. */
export function useForgetMember(): () => void {
  const cache = useLiveCache()
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    cache.forgetClosed()
    void cache.reload()
    void revalidate()
    dispatchEvent(new Event(forgottenEvent))
  }, [cache, revalidate])
}
