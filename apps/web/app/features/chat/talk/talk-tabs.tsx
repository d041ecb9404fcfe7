import { Link } from '../../../navigation/link.tsx'
import { formatBadge } from '../../../text/counts.ts'
import { layoutText } from '../../../text/pages/layout.ts'
import { roomsText } from '../../../text/rooms.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import { useUnread } from '../../../viewer/viewer-context.tsx'
import styles from './talk-tabs.module.css'

interface TabProps {
  to: string
  icon: IconName
  label: string
  current: boolean
  count: number
  /** For screen readers. */
  countLabel: string
}

function Tab({ to, icon, label, current, count, countLabel }: TabProps) {
  return (
    <Link className={styles.tab} to={to} aria-current={current ? 'page' : undefined} prefetch="intent">
      <Icon of={icon} />
      {label}
      {count === 0 ? null : (
        <>
          <span className={`${styles.count} tabular-numbers`} aria-hidden="true">
            {formatBadge(count)}
          </span>
          <span className="visually-hidden">, {countLabel}</span>
        </>
      )}
    </Link>
  )
}

/** « Conversations | Salons », above both lists. */
export function TalkTabs({ current }: { current: 'conversations' | 'rooms' }) {
  const { rooms, waiting } = useUnread()
  return (
    <nav className={styles.tabs} aria-label={roomsText.tabsLabel}>
      <Tab
        to="/messages"
        icon="message-circle"
        label={roomsText.conversationsTab}
        current={current === 'conversations'}
        count={waiting}
        countLabel={layoutText.messagesUnread(waiting)}
      />
      <Tab
        to="/community-room"
        icon="sofa"
        label={roomsText.roomsTab}
        current={current === 'rooms'}
        count={rooms}
        countLabel={layoutText.roomsCalling(rooms)}
      />
    </nav>
  )
}
