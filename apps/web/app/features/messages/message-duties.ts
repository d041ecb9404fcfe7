import type { Viewer } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useCatchUp, useLiveEvents } from '../../live/live-events.ts'
import { useUnread } from '../../viewer/viewer-context.tsx'

/** Fetches code for what can be done later: without a network it waits for the next occasion, and nobody hears of it. */
const later = <Part>(load: Promise<Part>, use: (part: Part) => void, missedIt?: () => void) =>
  void load.then(use, () => missedIt?.())

/**
 * What every open page owes its conversations: what arrives is said to have arrived.
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

  useCatchUp(() => {
    missed.current = true
  })

  useLiveEvents((event) => {
    if (event.type !== 'message' || event.message.authorId === id) return
    const { conversationId, seq, deleted } = event.message
    if (deleted)
      return later(import('./deliveries.ts'), ({ closeShown }) => closeShown(event.conversation.other.username))
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
