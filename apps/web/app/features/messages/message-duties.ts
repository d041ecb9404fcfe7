import type { Viewer } from '@consoeurs/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useUnread } from '../../viewer/viewer-context.tsx'
import { mayHaveUnsent } from './outbox/unsent-flag.ts'

/** After the page has drawn itself: nothing here is urgent to the eye. */
const AFTER_OPENING = 1000

/** Fetches code for what can be done later: without a network it waits for the next occasion, and nobody hears of it. */
const later = <Part>(load: Promise<Part>, use: (part: Part) => void, missedIt?: () => void) =>
  void load.then(use, () => missedIt?.())

/**
 * What every open page owes its conversations: what arrives is said to have arrived, and what could not leave leaves.
 * Mounted once; the code that does it is fetched when there is something to do.
 */
export function MessageDuties({ viewer }: { viewer: Viewer }) {
  const { id } = viewer
  const { unread } = useUnread()
  /** Something may have come unheard: her counters will say so. */
  const missed = useRef(true)
  useEffect(() => {
    if (missed.current && unread.messages > 0) {
      missed.current = false
      later(
        import('./deliveries.ts'),
        ({ tellDeliveredSoFar }) => tellDeliveredSoFar(),
        () => {
          missed.current = true
        },
      )
    }
  }, [unread])

  const resume = useCallback(() => {
    if (mayHaveUnsent(id)) later(import('./outbox/outbox.ts'), ({ resumeOutbox }) => resumeOutbox(id))
  }, [id])
  useEffect(() => {
    const timer = setTimeout(resume, AFTER_OPENING)
    addEventListener('online', resume)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', resume)
    }
  }, [resume])
  useCatchUp(() => {
    missed.current = true
    resume()
  })

  useLiveEvents((event) => {
    if (event.type !== 'message' || event.message.authorId === id) return
    const { conversationId, seq } = event.message
    later(
      import('./deliveries.ts'),
      ({ tellDelivered }) => tellDelivered(conversationId, seq),
      () => {
        missed.current = true
      },
    )
  })
  return null
}
