import type { GroupView } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/conversation-row.module.css'
import messagesPageStyles from '../../../styles/shared/messages-page.module.css'
import { roomsText } from '../../../text/rooms.ts'
import { Count } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { lastMessageText } from '../../publishing/communities/public.ts'
import { GroupPicture } from './group-picture.tsx'
import { groupsText } from './groups.text.ts'

interface GroupRowProps {
  group: GroupView
  to: string
  open: boolean
}

function wordsOf({ state, invitedBy, room }: GroupView, viewerId: number | undefined): string {
  if (state === 'member') return lastMessageText(room, viewerId)
  return invitedBy === null ? groupsText.invited : groupsText.invitedBy(invitedBy.displayName)
}

export function GroupRow({ group, to, open }: GroupRowProps) {
  const viewerId = useViewer()?.id
  const { room, at } = group
  const { name, unread, calls, muted, mentions } = room
  return (
    <li>
      <Link
        className={classNames(styles.row, calls && styles.unread, muted && 'quiet', open && styles.selected)}
        data-hook="conversation"
        data-group={room.slug}
        to={to}
        aria-current={open ? 'page' : undefined}
        prefetch="intent"
        preventScrollReset
      >
        <GroupPicture group={group} />
        <span className={`grow ${styles.words} ${messagesPageStyles.conversationText}`}>
          <span className={styles.line}>
            <b className="person-name truncated">{name}</b>
            <span className="meta">
              <TimeAgo date={at} form="list" />
            </span>
          </span>
          <span className={messagesPageStyles.lastMessage}>
            <span className={`${styles.excerpt} truncated grow`}>{wordsOf(group, viewerId)}</span>
            {muted ? <Icon of="bell-off" size="s" label={roomsText.muted} /> : null}
            {mentions > 0 ? <Icon of="at-sign" size="s" label={roomsText.mentioned} /> : null}
            <Count of={unread} inline label={roomsText.unread(unread)} />
          </span>
        </span>
      </Link>
    </li>
  )
}
