import type { RoomMessageView, RoomOpened, RoomView } from '@consoeurs/contract'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
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

interface HeadParts {
  room: RoomView
  onOpen: (part: RoomPart) => void
  onHear: () => void
}

/** What a group shows in place of a room’s own words and head. */
export interface RoomLook {
  gone: string
  label: (name: string) => string
  field: string
  drawHead: (parts: HeadParts) => ReactNode
  /** Below the last message, once the end is loaded. */
  drawEnd: (last: RoomMessageView | undefined, viewerId: number) => ReactNode
}

interface RoomViewProps extends ServedChat {
  served: RoomOpened
  pin: RoomMessageView | null
  as?: RoomLook
}

export function RoomTalkView({ served, pin, as, ...text }: RoomViewProps) {
  const viewerId = useViewer()?.id ?? 0
  const navigate = useNavigate()
  const follows = useRef(!served.hasNewer)
  const isGroup = as !== undefined
  const goneText = as?.gone ?? roomsText.gone
  const gone = useCallback(() => {
    toast.warning(goneText)
    void (isGroup ? navigate('/messages', { replace: true }) : navigate('/community-room', { replace: true }))
  }, [navigate, isGroup, goneText])
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

  const onHear = () => void hearRoom(room)
  const others = here.count - (here.members.some(({ id }) => id === viewerId) ? 1 : 0)
  return (
    <ChatView
      chat={chat}
      label={(as?.label ?? roomsText.room)(room.name)}
      className={styles.thread}
      head={
        <>
          {as === undefined ? (
            <RoomHead room={room} here={others > 0 ? here.count : 0} onOpen={open} onHear={onHear} />
          ) : (
            as.drawHead({ room, onOpen: open, onHear })
          )}
          <PinnedBar roomId={room.id} served={pin} onOpen={() => open('pins')} />
          {part === null ? null : (
            <RoomSheet
              part={part}
              room={room}
              here={here}
              onGo={goFrom}
              finalFocus={finalFocus}
              onDate={(date) => void onDate(date)}
              onMute={(until) => void muteRoom(room, until)}
              onClose={() => setPart(null)}
            />
          )}
        </>
      }
      start={rows.length === 0 ? <EmptyState {...roomsText.noWords} /> : null}
      end={held.talk.hasNewer ? null : as?.drawEnd(held.talk.messages.at(-1), viewerId)}
      foot={
        <>
          <p className={`${styles.typing} meta`} role="status">
            {writers.length === 0 ? '' : roomsText.typing(writers.map(({ displayName }) => displayName))}
          </p>
          <RoomFoot room={room} chat={chat} label={as?.field ?? roomsText.field} />
        </>
      }
    >
      <RoomMessages chat={chat} canReact={room.can.write} />
    </ChatView>
  )
}
