import { useEffect, useRef, useState } from 'react'
import { talkText } from '../../../../text/talk.ts'
import type { TalkMessage } from '../talk.ts'
import { firstUnread } from '../talk-rows.ts'
import type { ChatAdapter } from './chat-adapter.ts'

/**
 * Position of « Nouveaux messages »: above what was unread on arrival, or came while the viewer looked elsewhere. It
 * stays until she writes. New messages are also announced to screen readers.
 */
export function useUnreadLine<Message extends TalkMessage>(
  { viewerId, window, firstUnreadSeq, newestSeq, readMark, authorName, isSilent }: ChatAdapter<Message>,
  looking: boolean,
) {
  const readTo = readMark.known
  const { messages, hasNewer } = window
  const [unreadFrom, setUnreadFrom] = useState(firstUnreadSeq)
  const [announced, setAnnounced] = useState('')
  const last = hasNewer ? undefined : messages.at(-1)
  const known = useRef(newestSeq)
  useEffect(() => {
    if (last === undefined || last.seq <= known.current) return
    known.current = last.seq
    const name = last.authorId === viewerId || isSilent?.(last) ? null : authorName(last)
    if (name === null) return
    setAnnounced(
      talkText.received(name, last.text || (last.sound ? talkText.voice(last.sound.seconds) : talkText.photo)),
    )
    if (!looking)
      setUnreadFrom((from) => (from !== null && from > readTo ? from : firstUnread(messages, viewerId, readTo)))
  }, [last, looking, messages, readTo, viewerId, authorName, isSilent])
  return { unreadFrom, announced, forget: () => setUnreadFrom(null) }
}
