import type { RoomMessageView } from '@consoeurs/contract'
import { roomToolsText } from '../../text/room-tools.ts'
import { roomsText } from '../../text/rooms.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'

interface FoundMessageProps {
  message: RoomMessageView
  onGo: () => void
}

/** A message out of its place: a press leads there. */
export function FoundMessage({ message: { author, text, images, at }, onGo }: FoundMessageProps) {
  const name = author?.displayName ?? roomsText.hiddenMessage
  return (
    <li>
      <button type="button" className="rm-find" onClick={onGo} aria-label={roomToolsText.goThere(name)}>
        <Avatar src={author?.avatar ?? null} name={name} size="sm" />
        <span className="grow">
          <span className="l">
            <b className="b trunc">{name}</b>
            <span className="meta">
              <TimeAgo date={at} form="list" />
            </span>
          </span>
          <span className="m rm-extract">{text === '' ? roomToolsText.pictures(images.length) : text}</span>
        </span>
      </button>
    </li>
  )
}
