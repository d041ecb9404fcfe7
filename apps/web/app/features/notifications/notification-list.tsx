import type { NotificationSection, NotificationView, Page } from '@consoeurs/contract'
import { Form } from 'react-router'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { notificationsText } from '../../text/notifications.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { DayList } from '../../ui/day-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useUnread } from '../../viewer/viewer-context.tsx'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications } from './use-notifications.ts'

const sections = Object.entries(notificationsText.sections)

function listHref(section: string | null, cursor: string | null = null): string {
  const params = new URLSearchParams({ ...(section && { section }), ...(cursor && { cursor }) })
  return params.size === 0 ? '/notifications' : `/notifications?${params}`
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  const { text } = useBrand()
  const picture = useIllustration('empty')
  if (narrowed) {
    const { action, ...said } = notificationsText.nothingHere
    return <EmptyState {...said} action={<ButtonLink to="/notifications">{action}</ButtonLink>} />
  }
  const { title, text: words } = text.emptyNotifications
  return <EmptyState picture={picture} title={title} text={words} />
}

function Head({ section, onReadAll }: { section: NotificationSection | null; onReadAll: () => void }) {
  const { unread } = useUnread()
  return (
    <div className="pad">
      <div className="row between nt-head">
        <h1 className="d h2">{notificationsText.title}</h1>
        {unread.notifications === 0 ? null : (
          <Form
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              onReadAll()
            }}
          >
            <button type="submit" className="more">
              {notificationsText.markAll}
            </button>
          </Form>
        )}
      </div>
      <Chips scroll label={notificationsText.sectionsLabel}>
        <ChipLink to="/notifications" current={section === null}>
          {notificationsText.all}
        </ChipLink>
        {sections.map(([name, label]) => (
          <ChipLink key={name} to={listHref(name)} current={section === name}>
            {label}
          </ChipLink>
        ))}
      </Chips>
    </div>
  )
}

interface NotificationListProps {
  section: NotificationSection | null
  first: Page<NotificationView>
}

/** What happened, day by day, the newest on top, and new ones without a reload. */
export function NotificationList({ section, first }: NotificationListProps) {
  const { items, more, hasMore, loading, error, read, readAll } = useNotifications(section, first)
  return (
    <>
      <Head section={section} onReadAll={() => void readAll()} />
      {items.length === 0 && !hasMore ? (
        <Nothing narrowed={section !== null} />
      ) : (
        <DayList
          items={items}
          keyOf={({ id }) => id}
          dateOf={({ at }) => at}
          hasMore={hasMore}
          loading={loading}
          onMore={more}
          error={error instanceof ApiFailure ? error.message : null}
          nextHref={first.cursor === null ? undefined : listHref(section, first.cursor)}
        >
          {(notification) => <NotificationRow notification={notification} onOpen={read} />}
        </DayList>
      )}
    </>
  )
}
