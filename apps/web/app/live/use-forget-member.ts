import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useLiveCache } from './use-live.tsx'

/** Heard where this browser remembers what she saw (`pwa/app-duties.ts`). */
export const forgottenEvent = 'member-forgotten'

/**
 * After a block or a mute nothing on this page may show her any more: what is on screen is asked again, what waits in the cache
 * for « back » is dropped, and so is what this browser remembers of her.
 */
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
