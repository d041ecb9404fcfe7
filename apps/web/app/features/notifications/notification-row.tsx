import type { NotificationView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { notificationsText } from '../../text/notifications.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { lookOf } from './notification-look.ts'

/** Her name stands out where the sentence begins with it. */
function Title({ notification: { title, actor } }: { notification: NotificationView }) {
  if (actor === null || !title.startsWith(actor.displayName)) return <b>{title}</b>
  return (
    <>
      <b>{actor.displayName}</b>
      {title.slice(actor.displayName.length)}
    </>
  )
}

interface NotificationRowProps {
  notification: NotificationView
  onOpen: (notification: NotificationView) => void
}

/** One line: who, what, when; a press leads there and reads it. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { section, value, actor, message, path, at, read } = notification
  const { icon, paper } = lookOf(section, value)
  return (
    <Link
      className={classNames('nt', !read && 'new')}
      to={path}
      prefetch="intent"
      viewTransition
      onClick={() => onOpen(notification)}
    >
      <span className="nav2">
        <Avatar src={actor?.avatar ?? null} name={actor?.displayName ?? '·'} />
        <i aria-hidden="true">
          <Icon of={icon} size="s" />
        </i>
      </span>
      <span className="grow">
        <span className="ntx">
          <Title notification={notification} />
        </span>
        <span className="meta">
          <TimeAgo date={at} />
        </span>
        {message === '' ? null : <span className={paper ? 'honor note' : 'nt-more small soft'}>{message}</span>}
      </span>
      {read ? null : (
        <i className="unread">
          <span className="sr">{notificationsText.unread}</span>
        </i>
      )}
    </Link>
  )
}
