import type { NotificationView, Page } from '@consoeurs/contract'
import { Form } from 'react-router'
import { ApiFailure } from '../../../api/client.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useIllustration } from '../../../brand/illustration.ts'
import styles from '../../../styles/shared/notifications.module.css'
import { ButtonLink } from '../../../ui/button.tsx'
import { DayList } from '../../../ui/day-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useUnread } from '../../../viewer/viewer-context.tsx'
import { filterHref, isNarrowed, type NotificationFilter } from './notification-filter.ts'
import { NotificationFilters } from './notification-filters.tsx'
import { NotificationRow } from './notification-row.tsx'
import { notificationsText } from './notifications.text.ts'
import { useNotifications } from './use-notifications.ts'

function Nothing({ filter }: { filter: NotificationFilter }) {
  const { text } = useBrand()
  const picture = useIllustration('emptyNotifications')
  if (isNarrowed(filter)) {
    const { action, ...said } = filter.unread ? notificationsText.nothingUnread : notificationsText.nothingHere
    return <EmptyState {...said} action={<ButtonLink to="/notifications">{action}</ButtonLink>} />
  }
  const { title, text: words, action } = text.emptyNotifications
  const settings = <ButtonLink to="/settings/notifications">{action}</ButtonLink>
  return <EmptyState picture={picture} title={title} text={words} action={settings} />
}

function Head({ filter, onReadAll }: { filter: NotificationFilter; onReadAll: () => void }) {
  const { unread } = useUnread()
  return (
    <div className={`gutter ${styles.top}`}>
      <div className={`row between ${styles.head}`} data-hook="notices-head">
        <h1 className="display heading-2">{notificationsText.title}</h1>
        {unread.notifications === 0 ? null : (
          <Form
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              onReadAll()
            }}
          >
            <button type="submit" name="intent" value="all" className="more-link">
              {notificationsText.markAll}
            </button>
          </Form>
        )}
      </div>
      <NotificationFilters filter={filter} />
    </div>
  )
}

interface NotificationListProps {
  filter: NotificationFilter
  first: Page<NotificationView>
}

export function NotificationList({ filter, first }: NotificationListProps) {
  const { items, more, hasMore, loading, error, open, turn, readAll } = useNotifications(filter, first)
  return (
    <>
      <Head filter={filter} onReadAll={readAll} />
      {items.length === 0 && !hasMore ? (
        <Nothing filter={filter} />
      ) : (
        <DayList
          items={items}
          keyOf={({ id }) => id}
          dateOf={({ at }) => at}
          hasMore={hasMore}
          loading={loading}
          onMore={more}
          error={error instanceof ApiFailure ? error.message : null}
          nextHref={first.cursor === null ? undefined : filterHref(filter, first.cursor)}
        >
          {(notification) => <NotificationRow notification={notification} onOpen={open} onTurn={turn} />}
        </DayList>
      )}
    </>
  )
}
