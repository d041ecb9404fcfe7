import { limits } from '@consoeurs/contract'
import { useCallback, useEffect, useRef } from 'react'

/** Said again this often while she writes: before the other page stops showing it. */
const EVERY = 3000

function say(conversationId: number, typing: boolean): void {
  void import('../../live/socket.ts').then(({ tellTyping }) => tellTyping(conversationId, typing))
}

/** Tells the other that she writes, until she stops, sends or leaves. */
export function useTellTyping(conversationId: number | null) {
  const saidAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    if (conversationId === null || saidAt.current === 0) return
    saidAt.current = 0
    say(conversationId, false)
  }, [conversationId])

  const typed = useCallback(() => {
    if (conversationId === null) return
    clearTimeout(timer.current)
    timer.current = setTimeout(stop, limits.typingTimeout)
    if (Date.now() - saidAt.current < EVERY) return
    saidAt.current = Date.now()
    say(conversationId, true)
  }, [conversationId, stop])

  useEffect(() => stop, [stop])
  return { typed, stop }
}
