import type { Counters, LiveEvent, Page } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { ApiFailure } from '../../../api/client.ts'
import { useIllustration } from '../../../brand/illustration.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useOpenedList } from '../../../live/use-opened-list.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import styles from '../../../styles/shared/notice-row.module.css'
import notificationsStyles from '../../../styles/shared/notifications.module.css'
import { encountersText } from '../../../text/encounters.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DayList } from '../../../ui/day-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

interface DatedItem {
  id: number
  at: string
}

/** Must be a constant, made once per module. */
export interface EncounterSource<Item extends DatedItem> {
  key: LiveKey
  path: string
  load: (cursor: string | undefined) => Promise<Page<Item>>
  seen: () => Promise<Counters>
  newIn: (counters: Counters) => number
}

interface OpenedListProps<Item extends DatedItem> {
  source: EncounterSource<Item>
  first: Page<Item>
  empty: { title: string; text: string; action: string; to: string; picture: 'emptyVisits' | 'emptyHonors' }
  children: (item: Item) => ReactNode
}

const idOf = ({ id }: DatedItem) => id

/** Visits and honours by day, with pagination and live updates. Opening the list marks it as seen. */
export function OpenedList<Item extends DatedItem>({ source, first, empty, children }: OpenedListProps<Item>) {
  const { key, path, load, seen, newIn } = source
  const picture = useIllustration(empty.picture)
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  const isNews = (event: LiveEvent) => event.type === 'counters' && newIn(event.counters) > 0
  useOpenedList({ key, seen, isNews })
  if (items.length === 0 && !hasMore) {
    const { title, text, action, to } = empty
    return <EmptyState picture={picture} title={title} text={text} action={<ButtonLink to={to}>{action}</ButtonLink>} />
  }
  return (
    <DayList
      items={items}
      keyOf={idOf}
      dateOf={({ at }) => at}
      hasMore={hasMore}
      loading={loading}
      onMore={more}
      error={error instanceof ApiFailure ? error.message : null}
      nextHref={first.cursor === null ? undefined : `${path}?cursor=${encodeURIComponent(first.cursor)}`}
    >
      {children}
    </DayList>
  )
}

export function UnseenMark() {
  return (
    <i className={`${styles.unreadDot} ${notificationsStyles.unread}`}>
      <span className="visually-hidden">{encountersText.isNew}</span>
    </i>
  )
}
