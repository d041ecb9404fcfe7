import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { useLiveCache } from './use-live.tsx'

/**
 * After a block or a mute nothing on this page may show her any more: what is on screen is asked again, what waits in the cache
 * for « back » is dropped.
 */
export function useForgetMember(): () => void {
  const cache = useLiveCache()
  const { revalidate } = useRevalidator()
  return useCallback(() => {
    cache.forgetClosed()
    void cache.reload()
    void revalidate()
  }, [cache, revalidate])
}
