import type { NotificationView } from '@consoeurs/contract'
import { sitePath } from '@consoeurs/contract/addresses'
import { Form } from 'react-router'
import { PlaceMark } from '../../../brand/marks.tsx'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/notice-row.module.css'
import notificationsStyles from '../../../styles/shared/notifications.module.css'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { lookOf } from './notification-look.ts'
import { notificationsText } from './notifications.text.ts'

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

function Mark({ notification, onTurn }: MarkProps) {
  const { id, read, title } = notification
  const label = read ? notificationsText.markUnread : notificationsText.markRead
  return (
    <Form
      method="post"
      className={notificationsStyles.mark}
      data-hook="notice-mark"
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
        className="icon-button"
        aria-label={notificationsText.markOf(label, title)}
        title={label}
      >
        <i
          className={
            read
              ? `${notificationsStyles.unread} ${styles.unreadDot} ${notificationsStyles.wasRead}`
              : `${notificationsStyles.unread} ${styles.unreadDot}`
          }
        />
      </button>
    </Form>
  )
}

interface NotificationRowProps extends MarkProps {
  onOpen: (notification: NotificationView) => void
}

export function NotificationRow({ notification, onOpen, onTurn }: NotificationRowProps) {
  const { section, value, actor, message, path, at, read } = notification
  const { icon, paper } = lookOf(section, value)
  return (
    <div className={styles.line}>
      <Link
        className={classNames(styles.notice, !read && styles.unseen)}
        data-hook="notice"
        to={sitePath(path) ?? '/'}
        data-member={actor?.username || undefined}
        prefetch="intent"
        viewTransition
        onClick={() => onOpen(notification)}
      >
        <span className={styles.actions}>
          {actor === null ? <PlaceMark /> : <Avatar src={actor.avatar} name={actor.displayName} />}
          <i aria-hidden="true">
            <Icon of={icon} size="s" />
          </i>
        </span>
        <span className="grow">
          <span className={styles.text} data-hook="notice-text">
            <Title notification={notification} />
          </span>
          <span className="meta">
            <TimeAgo date={at} />
          </span>
          {message === '' ? null : (
            <span
              className={
                paper && actor !== null ? `${notificationsStyles.honor} note` : `${notificationsStyles.more} small soft`
              }
            >
              {message}
            </span>
          )}
        </span>
        {read ? null : <span className="visually-hidden">{notificationsText.unread}</span>}
      </Link>
      <Mark notification={notification} onTurn={onTurn} />
    </div>
  )
}
