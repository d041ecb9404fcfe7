import { limits } from '@consoeurs/contract'
import { useCallback, useEffect, useRef } from 'react'

/** Said again this often while she writes: before the other page stops showing it. */
const EVERY = 3000

/**
 * Tells the others that she writes, until she stops, sends or leaves.
 * @param tell constant for one talk; null where there is nobody to tell
 */
export function useTellTyping(tell: ((typing: boolean) => void) | null) {
  const saidAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    if (tell === null || saidAt.current === 0) return
    saidAt.current = 0
    tell(false)
  }, [tell])

  const typed = useCallback(() => {
    if (tell === null) return
    clearTimeout(timer.current)
    timer.current = setTimeout(stop, limits.typingTimeout)
    if (Date.now() - saidAt.current < EVERY) return
    saidAt.current = Date.now()
    tell(true)
  }, [tell, stop])

  useEffect(() => stop, [stop])
  return { typed, stop }
}
