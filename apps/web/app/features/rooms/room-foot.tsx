import { quoteOf, type RoomMessageView, type RoomView, roomLimits } from '@consoeurs/contract'
import { type RefObject, useMemo } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { tellRoomTyping } from '../../live/live-channels.ts'
import { publishLiveEvent } from '../../live/live-events.ts'
import { sendRoomMessage } from '../../outbox/outbox.ts'
import { roomsText } from '../../text/rooms.ts'
import { toast } from '../../ui/toast.tsx'
import { Composer, type Said, type useComposing } from '../talk/public.ts'
import { roomsApi } from './rooms.api.ts'
import { useMentions } from './use-mentions.tsx'

interface RoomFootProps {
  room: RoomView
  viewerId: number
  composing: ReturnType<typeof useComposing<RoomMessageView>>
  field: RefObject<HTMLTextAreaElement | null>
  clientId: string
  /** Under which her draft is sent, from whichever tab. */
  draftId: string
  error: string | null
  onSent: () => void
}

/** Refused or without a network, her words stay in the field. */
async function edit(id: number, text: string, onEdited: () => void): Promise<void> {
  try {
    const { message } = await roomsApi(api).edit(id, text)
    publishLiveEvent({ type: 'room.message', roomId: message.roomId, message, own: true })
    onEdited()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.error(error.message)
  }
}

/** A message as its answer shows it, with the name of who wrote it. */
const quoteInRoom = (message: RoomMessageView) => ({
  ...quoteOf(message),
  authorName: message.author?.displayName ?? '',
  hidden: message.hidden,
})

/** Below the messages: the composer, or why there is none. */
export function RoomFoot({ room, viewerId, composing, field, clientId, draftId, error, onSent }: RoomFootProps) {
  const { id, can } = room
  const { about, stop } = composing
  const onTyping = useMemo(() => (typing: boolean) => tellRoomTyping(id, typing), [id])
  const completion = useMentions({ roomId: id, field, onWrite: composing.write })
  if (!can.write) {
    return (
      <div className="th-closed" role="status">
        <p className="b">{roomsText.closed.lead}</p>
        <p className="small soft">{roomsText.closed.text}</p>
      </div>
    )
  }
  const name = about === null || about.message.authorId === viewerId ? null : about.message.author?.displayName
  const send = async (said: Said) => {
    if (about?.kind === 'edit') return edit(about.message.id, said.text, stop)
    const replyTo = about && quoteInRoom(about.message)
    stop()
    onSent()
    await sendRoomMessage({ clientId: draftId, authorId: viewerId, roomId: id, ...said, replyTo })
  }
  return (
    <Composer
      label={roomsText.field}
      limit={roomLimits.message}
      pictures={{ scope: `room:${id}`, most: roomLimits.images }}
      onTyping={onTyping}
      completion={completion}
      about={about && { about, name: name ?? null, onClose: stop }}
      text={composing.text}
      onWrite={composing.write}
      onSend={send}
      clientId={clientId}
      error={error}
      field={field}
    />
  )
}
