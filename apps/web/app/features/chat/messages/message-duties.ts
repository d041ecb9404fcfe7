import type { Viewer } from '@consoeurs/contract'
import { useEffect, useRef } from 'react'
import { useCatchUp, useLiveEvents } from '../../../events/live-events.ts'
import { useUnread } from '../../../viewer/viewer-context.tsx'

/** Without a network the work is skipped until the next occasion. */
const later = <Part>(load: Promise<Part>, use: (part: Part) => void, missedIt?: () => void) =>
  void load.then(use, () => missedIt?.())

/** Sends delivery receipts on every page. Mounted once; its code is loaded when there is something to do. */
export function MessageDuties({ viewer }: { viewer: Viewer }) {
  const { id } = viewer
  const { unread } = useUnread()
  /** Messages may have arrived while offline: the unread counter tells. */
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
