import type { RoomOpened } from '@consoeurs/contract'
import { useEffect, useRef, useState } from 'react'
import { talkText } from '../../text/talk.ts'
import { firstUnread } from '../talk/public.ts'
import type { RoomTalk } from './room-state.ts'

interface UnreadOptions {
  opened: RoomOpened
  talk: RoomTalk
  viewerId: number
  looking: boolean
}

/**
 * Where « Nouveaux messages » is drawn: above what was new when she came, and above what came while she looked
 * elsewhere. It stays until she writes. What arrives is also said aloud.
 */
export function useRoomUnread({ opened, talk, viewerId, looking }: UnreadOptions) {
  const [unreadFrom, setUnreadFrom] = useState(opened.firstUnreadSeq)
  const [announced, setAnnounced] = useState('')
  const { messages, hasNewer, room } = talk
  const last = hasNewer ? undefined : messages.at(-1)
  const known = useRef(room.newestSeq)
  useEffect(() => {
    if (last === undefined || last.seq <= known.current) return
    known.current = last.seq
    if (last.authorId === viewerId || last.hidden || last.muted || last.author === null) return
    setAnnounced(talkText.received(last.author.displayName, last.text || talkText.photo))
    if (!looking)
      setUnreadFrom((from) =>
        from !== null && from > room.myRead ? from : firstUnread(messages, viewerId, room.myRead),
      )
  }, [last, looking, messages, room.myRead, viewerId])
  return { unreadFrom, announced, forget: () => setUnreadFrom(null) }
}
