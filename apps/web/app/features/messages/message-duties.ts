import type { Viewer } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useUnread } from '../../viewer/viewer-context.tsx'
import { mayHaveUnsent } from './outbox/unsent-flag.ts'

/** After the page has drawn itself: nothing here is urgent to the eye. */
const AFTER_OPENING = 1000

/**
 * What every open page owes its conversations: what arrives is said to have arrived, and what could not leave leaves.
 * Mounted once; the code that does it is fetched when there is something to do.
 */
export function MessageDuties({ viewer }: { viewer: Viewer }) {
  const { id } = viewer
  const { unread } = useUnread()
  const waiting = useRef(0)
  useEffect(() => {
    waiting.current = unread.messages
  })

  const returned = useRef(() => {
    if (mayHaveUnsent(id)) void import('./outbox/outbox.ts').then(({ resumeOutbox }) => resumeOutbox(id))
    if (waiting.current > 0) void import('./deliveries.ts').then(({ tellDeliveredSoFar }) => tellDeliveredSoFar())
  })
  useEffect(() => {
    const comeBack = () => returned.current()
    const timer = setTimeout(comeBack, AFTER_OPENING)
    addEventListener('online', comeBack)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', comeBack)
    }
  }, [])
  useCatchUp(() => returned.current())

  useLiveEvents((event) => {
    if (event.type !== 'message' || event.message.authorId === id) return
    const { conversationId, seq } = event.message
    void import('./deliveries.ts').then(({ tellDelivered }) => tellDelivered(conversationId, seq))
  })
  return null
}
