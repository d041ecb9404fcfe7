import type { RoomMessageView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useLiveEvents } from '../../../events/live-events.ts'
import styles from '../../../styles/shared/rooms.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { talkText } from '../../../text/talk.ts'
import { Icon } from '../../../ui/icon.tsx'
import { roomsApi } from './rooms.api.ts'

interface PinnedBarProps {
  roomId: number
  served: RoomMessageView | null
  onOpen: () => void
}

/** The newest pin, above the chat. A press opens all pins. */
export function PinnedBar({ roomId, served, onOpen }: PinnedBarProps) {
  const [pin, setPin] = useState(served)
  useLiveEvents((event) => {
    if (event.type !== 'room.message' || event.roomId !== roomId) return
    const { message } = event
    if (message.pinned !== null && (pin?.pinned == null || message.pinned.at >= pin.pinned.at)) return setPin(message)
    if (message.pinned !== null || message.id !== pin?.id) return
    // Unpinned or deleted: fetch the pin before it.
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
    <button type="button" className={styles.pinned} data-hook="pinned" onClick={onOpen}>
      <Icon of="pin" />
      <span className="visually-hidden">{roomsText.pins}</span>
      <span className="truncated grow small">
        {pin.text || (pin.sound ? talkText.voice(pin.sound.seconds) : talkText.pictures(pin.images.length))}
      </span>
      <Icon of="chevron-right" />
    </button>
  )
}
