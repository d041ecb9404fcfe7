import { limits } from '@consoeurs/contract'
import { useCallback, useEffect, useRef } from 'react'

/** Repeat interval in milliseconds: shorter than the other page's timeout. */
const EVERY = 3000

/** @param send stable per chat; null if there is nobody to notify */
export function useTypingSignal(send: ((typing: boolean) => void) | null) {
  const saidAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    if (send === null || saidAt.current === 0) return
    saidAt.current = 0
    send(false)
  }, [send])

  const typed = useCallback(() => {
    if (send === null) return
    clearTimeout(timer.current)
    timer.current = setTimeout(stop, limits.typingTimeout)
    if (Date.now() - saidAt.current < EVERY) return
    saidAt.current = Date.now()
    send(true)
  }, [send, stop])

  useEffect(() => stop, [stop])
  return { typed, stop }
}
