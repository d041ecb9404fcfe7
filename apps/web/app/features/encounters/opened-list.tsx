import type { Counters, LiveEvent, Page } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { ApiFailure } from '../../api/client.ts'
import { useIllustration } from '../../brand/illustration.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useOpenedList } from '../../live/use-opened-list.ts'
import { useServedPages } from '../../live/use-served-pages.ts'
import { encountersText } from '../../text/encounters.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DayList } from '../../ui/day-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

interface Encounter {
  id: number
  at: string
}

/** One kind of encounter: where its list comes from. Constant, made once per module. */
export interface EncounterSource<Item extends Encounter> {
  key: LiveKey
  path: string
  load: (cursor: string | undefined) => Promise<Page<Item>>
  seen: () => Promise<Counters>
  newIn: (counters: Counters) => number
}

interface OpenedListProps<Item extends Encounter> {
  source: EncounterSource<Item>
  first: Page<Item>
  empty: { title: string; text: string; action: string; to: string }
  children: (item: Item) => ReactNode
}

const idOf = ({ id }: Encounter) => id

/** Visits and honours: by day, endless, new ones on top as they happen. Opening the list is seeing it. */
export function OpenedList<Item extends Encounter>({ source, first, empty, children }: OpenedListProps<Item>) {
  const { key, path, load, seen, newIn } = source
  const picture = useIllustration('empty')
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

/** Beside what she has not seen yet. */
export function UnseenMark() {
  return (
    <i className="unread">
      <span className="sr">{encountersText.isNew}</span>
    </i>
  )
}
