import { useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { saysYes } from '../consent/cookies.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { useLiveCache } from './use-live.tsx'

/**
 * After a block or a mute nothing on this page may show her any more: what is on screen is asked again, what waits in the cache
 * for « back » is dropped, and so is what this browser remembers of her.
 */
export function useForgetMember(): () => void {
  const cache = useLiveCache()
  const { revalidate } = useRevalidator()
  const viewerId = useViewer()?.id
  return useCallback(() => {
    cache.forgetClosed()
    void cache.reload()
    void revalidate()
    if (viewerId === undefined || !saysYes()) return
    import('../features/history/check-history.ts')
      .then(({ checkHistory }) => checkHistory(viewerId))
      // Asked anew wherever it is shown.
      .catch(() => undefined)
  }, [cache, revalidate, viewerId])
}
