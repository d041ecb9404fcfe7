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
import { roomHref } from './rooms-links.ts'

interface RoomRowProps {
  room: RoomView
  open?: boolean
  /** Shown in lists across communities. */
  withCommunity?: boolean
}

/** The community's picture; within one community, where all rooms would have the same, a sofa. */
function RoomPicture({ src }: { src: string | undefined }) {
  return (
    <span className={styles.hash}>
      {src === undefined ? <Icon of="sofa" /> : <img {...{ src }} alt="" width={56} height={56} loading="lazy" />}
    </span>
  )
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
        <RoomPicture src={withCommunity ? community.avatar?.formats.thumbnail.url : undefined} />
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
