import type { DraftView, RoomMessageView, RoomOpened } from '@consoeurs/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sendReaction } from '../../outbox/outbox.ts'
import { removeUnsent } from '../../outbox/outbox-store.ts'
import { roomsText } from '../../text/rooms.ts'
import { talkText } from '../../text/talk.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { toast } from '../../ui/toast.tsx'
import { useReading } from '../../ui/use-reading.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import {
  MoreMessages,
  ToEnd,
  talkRows,
  useComposing,
  useGoTo,
  useHeldRow,
  useKeyboardRoom,
  useLooking,
  useMessageTools,
  useTalkDraft,
  useTalkScroll,
} from '../talk/public.ts'
import { PinnedBar } from './pinned-bar.tsx'
import { RoomFoot } from './room-foot.tsx'
import { RoomHead } from './room-head.tsx'
import { RoomMessages } from './room-messages.tsx'
import { type RoomPart, RoomSheet } from './room-parts.tsx'
import { withHiddenRuns } from './room-rows.ts'
import { hearRoom, muteRoom, roomToolsOf } from './room-tools.ts'
import { useRoom } from './use-room.ts'
import { useRoomRead } from './use-room-read.ts'
import { useRoomTyping } from './use-room-typing.ts'
import { useRoomUnread } from './use-room-unread.ts'
import { useUnsentInRoom } from './use-unsent-in-room.ts'
import '../../styles/page-thread.css'
import '../../styles/page-room.css'

interface RoomViewProps {
  served: RoomOpened
  /** What is kept in view above the talk: the newest pin. */
  pin: RoomMessageView | null
  clientId: string
  /** What she began to write here, on whichever device. */
  draft: DraftView | null
  /** The served form was refused: her words, and why. */
  refused: { text: string; error: string } | null
}

/** One room: what it is called, what was said, what she says. */
export function RoomTalkView({ served, pin, clientId, draft, refused }: RoomViewProps) {
  const viewerId = useViewer()?.id ?? 0
  const navigate = useNavigate()
  const follows = useRef(!served.hasNewer)
  const gone = useCallback(() => {
    toast.warning(roomsText.gone)
    void navigate('/community-room', { replace: true })
  }, [navigate])
  const { talk, read, moveTo, older, newer } = useRoom({ slug: served.room.slug, served, follows, onGone: gone })
  const { room, messages, hasOlder, hasNewer, here } = talk
  const unsent = useUnsentInRoom(viewerId, room.id)
  const {
    text,
    clientId: draftId,
    write,
  } = useTalkDraft({ viewerId, place: `room:${room.id}`, served: draft, refused: refused?.text })
  const [part, setPart] = useState<RoomPart | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const finalFocus = useRef<HTMLElement | null>(null)
  const reading = useReading()
  const looking = useLooking()
  useKeyboardRoom()

  const { unreadFrom, announced, forget } = useRoomUnread({ opened: served, talk, viewerId, looking })
  const rows = useMemo(
    () =>
      withHiddenRuns(talkRows(messages, hasNewer ? [] : unsent, { viewerId, unreadFrom, reading, daysAlone: true })),
    [messages, hasNewer, unsent, viewerId, unreadFrom, reading],
  )
  const writers = useRoomTyping(room.id, viewerId)
  const { isAtEnd, seenSeq, unseen, onScroll, toEnd } = useTalkScroll({
    scroller,
    rows,
    isTyping: writers.length > 0,
    messages,
    viewerId,
    looking,
    endIsHere: !hasNewer,
  })
  useEffect(() => {
    follows.current = isAtEnd
  }, [isAtEnd])
  useRoomRead(room.id, seenSeq, room.myRead, looking)

  const composing = useComposing({ messages, draft: text, writeDraft: write })
  const reach = useCallback(
    async (seq: number) => {
      const known = read()?.messages ?? []
      if (known.some((message) => message.seq === seq)) return true
      return (await moveTo({ message: seq }))?.foundSeq === seq
    },
    [read, moveTo],
  )
  const onGo = useGoTo({ scroller, rows, reach })
  // The address named a message or a day.
  useEffect(() => {
    if (served.foundSeq !== null) onGo(served.foundSeq)
  }, [served, onGo])
  const open = (chosen: RoomPart) => {
    finalFocus.current = document.activeElement as HTMLElement | null
    setPart(chosen)
  }
  /** From what was found: the focus goes there too. */
  const goFrom = (seq: number) => {
    finalFocus.current = scroller.current?.querySelector<HTMLElement>(`[data-row="${seq}"]`) ?? scroller.current
    onGo(seq)
  }
  const onDate = async (date: string) => {
    const opened = await moveTo({ date })
    if (opened?.foundSeq == null) return toast.warning(opened === null ? roomsText.notFound : roomsText.nothingThen)
    onGo(opened.foundSeq)
  }
  const toNewest = async () => {
    if (read()?.hasNewer && (await moveTo({ at: 'end' })) === null) return
    toEnd(hasNewer ? 'instant' : 'smooth')
  }

  const others = here.count - (here.members.some(({ id }) => id === viewerId) ? 1 : 0)
  const nameOf = (memberId: number) =>
    messages.find(({ authorId }) => authorId === memberId)?.author?.displayName ?? talkText.me
  const onReact = ({ id: targetId }: RoomMessageView, reaction: string | null) =>
    void sendReaction({ authorId: viewerId, target: 'rooms/messages', targetId, shareId: null, reaction })
  const { tools, open: onTools } = useMessageTools(messages, (message) => ({
    ...roomToolsOf(message, room, viewerId),
    field,
    onAnswer: () => composing.begin('answer', message),
    onEdit: () => composing.begin('edit', message),
    onReact: (kind) => onReact(message, kind),
  }))
  const held = useHeldRow('.rm-tools')

  return (
    <section className="ib-th rm-th" aria-label={roomsText.room(room.name)}>
      <RoomHead room={room} here={others > 0 ? here.count : 0} onOpen={open} onHear={() => void hearRoom(room.id)} />
      <PinnedBar roomId={room.id} served={pin} onOpen={() => open('pins')} />
      <section
        className="th-body"
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by the keyboard
        tabIndex={0}
        aria-label={talkText.messagesLabel}
      >
        <div className="msgs" {...held}>
          <MoreMessages side="older" hasMore={hasOlder} {...older} />
          {rows.length === 0 ? <EmptyState {...roomsText.noWords} /> : null}
          <RoomMessages
            rows={rows}
            viewerId={viewerId}
            talk={{ nameOf, onGo, onTools, onReact }}
            reading={reading}
            canReact={room.can.write}
            onEdit={(message) => {
              void removeUnsent(message)
              write([message.text, text].filter(Boolean).join('\n'))
              field.current?.focus()
            }}
          />
          <MoreMessages side="newer" hasMore={hasNewer} {...newer} />
        </div>
      </section>
      <LiveRegion>{announced}</LiveRegion>
      {tools}
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
      <div className="th-foot">
        {isAtEnd ? null : <ToEnd unseen={unseen} onPress={() => void toNewest()} />}
        <p className="rm-typing meta" role="status">
          {writers.length === 0 ? '' : roomsText.typing(writers.map(({ displayName }) => displayName))}
        </p>
        <RoomFoot
          room={room}
          viewerId={viewerId}
          composing={composing}
          field={field}
          clientId={clientId}
          draftId={draftId}
          error={refused?.error ?? null}
          onSent={() => {
            forget()
            void toNewest().then(() => toEnd('instant'))
          }}
        />
      </div>
    </section>
  )
}
