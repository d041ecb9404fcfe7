import type { NotificationView } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'
import { Form, Link } from 'react-router'
import { PlaceMark } from '../../brand/marks.tsx'
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

interface MarkProps {
  notification: NotificationView
  onTurn: (notification: NotificationView) => void
}

/** Read, or unread again, without opening it. */
function Mark({ notification, onTurn }: MarkProps) {
  const { id, read, title } = notification
  const label = read ? notificationsText.markUnread : notificationsText.markRead
  return (
    <Form
      method="post"
      className="nt-mark"
      preventScrollReset
      onSubmit={(event) => {
        event.preventDefault()
        onTurn(notification)
      }}
    >
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value={read ? 'unread' : 'read'}
        className="ib"
        aria-label={notificationsText.markOf(label, title)}
        title={label}
      >
        <i className={read ? 'unread was' : 'unread'} />
      </button>
    </Form>
  )
}

interface NotificationRowProps extends MarkProps {
  onOpen: (notification: NotificationView) => void
}

/** One line: who, what, when; a press leads there and reads it. */
export function NotificationRow({ notification, onOpen, onTurn }: NotificationRowProps) {
  const { section, value, actor, message, path, at, read } = notification
  const { icon, paper } = lookOf(section, value)
  return (
    <div className="nt-line">
      <Link
        className={classNames('nt', !read && 'new')}
        to={sitePath(path) ?? '/'}
        data-member={actor?.username || undefined}
        prefetch="intent"
        viewTransition
        onClick={() => onOpen(notification)}
      >
        <span className="nav2">
          {actor === null ? <PlaceMark /> : <Avatar src={actor.avatar} name={actor.displayName} />}
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
          {message === '' ? null : (
            <span className={paper && actor !== null ? 'honor note' : 'nt-more small soft'}>{message}</span>
          )}
        </span>
        {read ? null : <span className="sr">{notificationsText.unread}</span>}
      </Link>
      <Mark notification={notification} onTurn={onTurn} />
    </div>
  )
}
