import { type RoomView, roomLimits } from '@consoeurs/contract'
import { useMemo } from 'react'
import { tellRoomTyping } from '../../../live/live-channels.ts'
import { roomsText } from '../../../text/rooms.ts'
import { ChatClosed, ChatComposer } from '../talk/public.ts'
import type { RoomChat } from './room-messages.tsx'
import { useMentions } from './use-mentions.tsx'

interface RoomFootProps {
  room: RoomView
  chat: RoomChat
  label: string
}

export function RoomFoot({ room: { id, can }, chat, label }: RoomFootProps) {
  const onTyping = useMemo(() => (typing: boolean) => tellRoomTyping(id, typing), [id])
  const completion = useMentions({ roomId: id, field: chat.field, onWrite: chat.composing.write })
  if (!can.write) return <ChatClosed {...roomsText.closed} />
  return (
    <ChatComposer
      chat={chat}
      label={label}
      limit={roomLimits.message}
      pictures={{ scope: `room:${id}`, most: roomLimits.images }}
      voice
      polls
      onTyping={onTyping}
      completion={completion}
    />
  )
}
