import type { RoomMessageView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useLiveEvents } from '../../live/live-events.ts'
import { roomsText } from '../../text/rooms.ts'
import { talkText } from '../../text/talk.ts'
import { Icon } from '../../ui/icon.tsx'
import { roomsApi } from './rooms.api.ts'

interface PinnedBarProps {
  roomId: number
  served: RoomMessageView | null
  onOpen: () => void
}

/** Above the talk: what was pinned last. A press shows all that is pinned. */
export function PinnedBar({ roomId, served, onOpen }: PinnedBarProps) {
  const [pin, setPin] = useState(served)
  useLiveEvents((event) => {
    if (event.type !== 'room.message' || event.roomId !== roomId) return
    const { message } = event
    if (message.pinned !== null && (pin?.pinned == null || message.pinned.at >= pin.pinned.at)) return setPin(message)
    if (message.pinned !== null || message.id !== pin?.id) return
    // Detached or deleted: the one before it takes its place.
    roomsApi(api)
      .pins(roomId)
      .then(({ items: [newest] }) => setPin(newest ?? null))
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error
        setPin(null)
      })
  })
  if (pin === null) return null
  return (
    <button type="button" className="pinned" onClick={onOpen}>
      <Icon of="pin" />
      <span className="sr">{roomsText.pins}</span>
      <span className="trunc grow small">{pin.text || talkText.pictures(pin.images.length)}</span>
      <Icon of="chevron-right" />
    </button>
  )
}
