import type { RoomView } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/conversation-row.module.css'
import messagesPageStyles from '../../../styles/shared/messages-page.module.css'
import roomsStyles from '../../../styles/shared/rooms.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { Count } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { lastMessageText } from './room-line.ts'
import { RoomPicture } from './room-picture.tsx'
import { roomHref } from './rooms-links.ts'

interface RoomRowProps {
  room: RoomView
  open?: boolean
  /** Shown, with its picture, in lists across communities. */
  withCommunity?: boolean
}

export function RoomRow({ room, open = false, withCommunity = false }: RoomRowProps) {
  const viewerId = useViewer()?.id
  const { name, community, unread, mentions, calls, muted, archived, lastMessage } = room
  return (
    <li>
      <Link
        className={classNames(styles.row, calls && styles.unread, open && styles.selected)}
        data-hook="conversation"
        to={roomHref(room)}
        aria-current={open ? 'page' : undefined}
        prefetch="intent"
        preventScrollReset
      >
        <RoomPicture
          id={room.id}
          src={withCommunity ? community.avatar?.formats.thumbnail.url : null}
          size={56}
          className={styles.hash}
        />
        <span className={`grow ${styles.words} ${messagesPageStyles.conversationText}`}>
          <span className={styles.line}>
            <b className="bold truncated">{name}</b>
            <span className="meta">{lastMessage === null ? null : <TimeAgo date={lastMessage.at} form="list" />}</span>
          </span>
          {withCommunity ? <span className={`meta truncated ${roomsStyles.origin}`}>{community.name}</span> : null}
          <span className={messagesPageStyles.lastMessage}>
            <span className={`${styles.excerpt} truncated grow small`}>
              {archived ? roomsText.archived : lastMessageText(room, viewerId)}
            </span>
            {muted ? <Icon of="bell-off" size="s" label={roomsText.muted} /> : null}
            {mentions > 0 ? (
              <span className={roomsStyles.mention}>
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
