import { limits } from '@consoeurs/contract'
import { useCallback, useEffect, useRef } from 'react'
import { tellTyping } from '../../live/live-channels.ts'

/** Said again this often while she writes: before the other page stops showing it. */
const EVERY = 3000

/** Tells the other that she writes, until she stops, sends or leaves. */
export function useTellTyping(conversationId: number | null) {
  const saidAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    if (conversationId === null || saidAt.current === 0) return
    saidAt.current = 0
    tellTyping(conversationId, false)
  }, [conversationId])

  const typed = useCallback(() => {
    if (conversationId === null) return
    clearTimeout(timer.current)
    timer.current = setTimeout(stop, limits.typingTimeout)
    if (Date.now() - saidAt.current < EVERY) return
    saidAt.current = Date.now()
    tellTyping(conversationId, true)
  }, [conversationId, stop])

  useEffect(() => stop, [stop])
  return { typed, stop }
}
