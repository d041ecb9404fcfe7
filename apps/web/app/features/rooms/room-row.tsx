import type { RoomView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { roomsText } from '../../text/rooms.ts'
import { Count } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { lastWords } from './room-line.ts'
import { roomHref } from './rooms-links.ts'

interface RoomRowProps {
  room: RoomView
  open?: boolean
  /** Beside rooms of other communities: whose it is. */
  withCommunity?: boolean
}

/** One line of a list of rooms: its name, its last words, when, and how many are new. */
export function RoomRow({ room, open = false, withCommunity = false }: RoomRowProps) {
  const viewerId = useViewer()?.id
  const { name, community, unread, mentions, calls, muted, archived, lastMessage } = room
  return (
    <li>
      <Link
        className={classNames('conv', calls && 'new', open && 'sel')}
        to={roomHref(room)}
        aria-current={open ? 'page' : undefined}
        prefetch="intent"
        preventScrollReset
      >
        <span className="hash">
          <Icon of={muted ? 'bell-off' : 'message-square'} />
        </span>
        <span className="grow conv-words">
          <span className="l">
            <b className="b trunc">{name}</b>
            <span className="meta">{lastMessage === null ? null : <TimeAgo date={lastMessage.at} form="list" />}</span>
          </span>
          {withCommunity ? <span className="meta trunc rm-of">{community.name}</span> : null}
          <span className="conv-last">
            <span className="m trunc grow small">{archived ? roomsText.archived : lastWords(room, viewerId)}</span>
            {muted ? <span className="sr">, {roomsText.muted}</span> : null}
            {mentions > 0 ? (
              <span className="rm-at">
                <Icon of="at-sign" size="s" label={roomsText.mentioned} />
              </span>
            ) : null}
            <Count of={unread} inline label={roomsText.unread(unread)} />
          </span>
        </span>
      </Link>
    </li>
  )
}
