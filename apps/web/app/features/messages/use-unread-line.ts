import { useEffect, useRef, useState } from 'react'
import { talkText } from '../../text/talk.ts'
import { firstUnread } from '../talk/public.ts'
import type { Thread } from './thread-state.ts'

interface UnreadLineOptions {
  thread: Thread
  viewerId: number
  looking: boolean
}

/**
 * Where « Nouveaux messages » is drawn: above what was new when she came, and above what came while she looked
 * elsewhere. It stays until she answers. What arrives is also said aloud.
 */
export function useUnreadLine({ thread, viewerId, looking }: UnreadLineOptions) {
  const { messages, conversation, other } = thread
  const readTo = conversation?.myRead ?? 0
  const [unreadFrom, setUnreadFrom] = useState(() =>
    // Of a request, everything is new.
    conversation?.state === 'open' ? firstUnread(messages, viewerId, readTo) : null,
  )
  const [announced, setAnnounced] = useState('')
  const last = messages.at(-1)
  const known = useRef(last?.seq ?? 0)
  useEffect(() => {
    if (last === undefined || last.seq <= known.current) return
    known.current = last.seq
    if (last.authorId !== other.id) return
    setAnnounced(talkText.received(other.displayName, last.text || talkText.photo))
    if (!looking)
      setUnreadFrom((from) => (from !== null && from > readTo ? from : firstUnread(messages, viewerId, readTo)))
  }, [last, looking, messages, other, readTo, viewerId])
  return { unreadFrom, announced, forget: () => setUnreadFrom(null) }
}
