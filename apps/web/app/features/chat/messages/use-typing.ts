import { limits } from '@consoeurs/contract'
import { useEffect, useRef, useState } from 'react'
import { useLiveEvents } from '../../../events/live-events.ts'
import { useViewer } from '../../../viewer/viewer-context.tsx'

/** Typing indicator: the conversations in which the other member is typing. */
export function useTyping(): ReadonlySet<number> {
  const viewerId = useViewer()?.id
  const [writing, setWriting] = useState<ReadonlySet<number>>(new Set<number>())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])

  const change = (conversationId: number, typing: boolean) => {
    clearTimeout(timers.current.get(conversationId))
    timers.current.delete(conversationId)
    // The event that ends it may be lost, so it also times out.
    if (typing) timers.current.set(conversationId, setTimeout(change, limits.typingTimeout, conversationId, false))
    setWriting((before) => {
      if (before.has(conversationId) === typing) return before
      const after = new Set(before)
      if (typing) after.add(conversationId)
      else after.delete(conversationId)
      return after
    })
  }
  useLiveEvents((event) => {
    if (event.type === 'typing') change(event.conversationId, event.typing)
    if (event.type === 'message' && event.message.authorId !== viewerId) change(event.conversation.id, false)
  })
  return writing
}
