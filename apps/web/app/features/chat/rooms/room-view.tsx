import type { RoomMessageView, RoomOpened } from '@consoeurs/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { UnsentRoomMessage } from '../../../outbox/unsent.ts'
import styles from '../../../styles/shared/rooms.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { ChatView, type ServedChat, useChatView } from '../talk/public.ts'
import { PinnedBar } from './pinned-bar.tsx'
import { hearRoom, muteRoom } from './room-actions.ts'
import { roomAdapter } from './room-adapter.tsx'
import { RoomFoot } from './room-foot.tsx'
import { RoomHead } from './room-head.tsx'
import { RoomMessages } from './room-messages.tsx'
import { type RoomPart, RoomSheet } from './room-parts.tsx'
import { useRoom } from './use-room.ts'
import { useRoomTyping } from './use-room-typing.ts'

interface RoomViewProps extends ServedChat {
  served: RoomOpened
  pin: RoomMessageView | null
}

export function RoomTalkView({ served, pin, ...text }: RoomViewProps) {
  const viewerId = useViewer()?.id ?? 0
  const navigate = useNavigate()
  const follows = useRef(!served.hasNewer)
  const gone = useCallback(() => {
    toast.warning(roomsText.gone)
    void navigate('/community-room', { replace: true })
  }, [navigate])
  const { moveTo, ...held } = useRoom({ slug: served.room.slug, served, follows, onGone: gone })
  const { room, here } = held.talk
  const writers = useRoomTyping(room.id, viewerId)
  const chat = useChatView<RoomMessageView, UnsentRoomMessage>(
    roomAdapter({ ...held, opened: served, viewerId, isTyping: writers.length > 0 }),
    text,
  )
  const { scroller, rows } = chat.list
  const { isAtEnd } = chat.list.scroll
  const { onGo } = chat.talk
  useEffect(() => {
    follows.current = isAtEnd
  }, [isAtEnd])
  // The address named a message or a date.
  useEffect(() => {
    if (served.foundSeq !== null) onGo(served.foundSeq)
  }, [served, onGo])

  const [part, setPart] = useState<RoomPart | null>(null)
  const finalFocus = useRef<HTMLElement | null>(null)
  const open = (chosen: RoomPart) => {
    finalFocus.current = document.activeElement as HTMLElement | null
    setPart(chosen)
  }
  /** Move the focus to the message too. */
  const goFrom = (seq: number) => {
    finalFocus.current = scroller.current?.querySelector<HTMLElement>(`[data-row="${seq}"]`) ?? scroller.current
    onGo(seq)
  }
  const onDate = async (date: string) => {
    const opened = await moveTo({ date })
    if (opened?.foundSeq == null) return toast.warning(opened === null ? roomsText.notFound : roomsText.nothingThen)
    onGo(opened.foundSeq)
  }

  const others = here.count - (here.members.some(({ id }) => id === viewerId) ? 1 : 0)
  return (
    <ChatView
      chat={chat}
      label={roomsText.room(room.name)}
      className={styles.thread}
      head={
        <>
          <RoomHead
            room={room}
            here={others > 0 ? here.count : 0}
            onOpen={open}
            onHear={() => void hearRoom(room.id)}
          />
          <PinnedBar roomId={room.id} served={pin} onOpen={() => open('pins')} />
          {part === null ? null : (
            <RoomSheet
              part={part}
              room={room}
              here={here}
              onGo={goFrom}
              finalFocus={finalFocus}
              onDate={(date) => void onDate(date)}
              onMute={(until) => void muteRoom(room.id, until)}
              onClose={() => setPart(null)}
            />
          )}
        </>
      }
      start={rows.length === 0 ? <EmptyState {...roomsText.noWords} /> : null}
      foot={
        <>
          <p className={`${styles.typing} meta`} role="status">
            {writers.length === 0 ? '' : roomsText.typing(writers.map(({ displayName }) => displayName))}
          </p>
          <RoomFoot room={room} chat={chat} />
        </>
      }
    >
      <RoomMessages chat={chat} canReact={room.can.write} />
    </ChatView>
  )
}
