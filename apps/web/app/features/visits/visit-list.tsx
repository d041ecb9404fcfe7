import type { Counters, Page, VisitView } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { useOpenedList } from '../../live/use-opened-list.ts'
import { useServedPages } from '../../live/use-served-pages.ts'
import { encountersText } from '../../text/encounters.ts'
import { membersText } from '../../text/members.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DayList } from '../../ui/day-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { PersonRow } from '../members/public.ts'
import { visitsApi } from './visits.api.ts'

const queryKey = ['visits'] as const
const idOf = ({ id }: VisitView) => id
const load = (cursor: string | undefined) => visitsApi(api).list({ cursor })
const seen = () => visitsApi(api).seen()
const newIn = ({ nbVisitsUnread }: Counters) => nbVisitsUnread

function VisitRow({ visit: { member, at, seen: wasSeen } }: { visit: VisitView }) {
  const place = membersText.place(member.city, member.distance)
  return (
    <PersonRow
      member={member}
      className={classNames('nt', 'person', !wasSeen && 'new')}
      end={
        wasSeen ? null : (
          <i className="unread">
            <span className="sr">{encountersText.isNew}</span>
          </i>
        )
      }
    >
      <TimeAgo date={at} />
      {place === '' ? null : `, ${place}`}
    </PersonRow>
  )
}

/** Who came to see her, day by day. Opening it is seeing it. */
export function VisitList({ first }: { first: Page<VisitView> }) {
  const { text } = useBrand()
  const picture = useIllustration('empty')
  const { items, more, hasMore, loading, error } = useServedPages({ queryKey, served: first, load, idOf })
  useOpenedList({ queryKey, seen, newIn })
  if (items.length === 0 && !hasMore) {
    const { title, text: words, action } = text.emptyVisits
    return (
      <EmptyState
        picture={picture}
        title={title}
        text={words}
        action={<ButtonLink to="/shares?publier=1">{action}</ButtonLink>}
      />
    )
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
      nextHref={first.cursor === null ? undefined : `/visits?cursor=${encodeURIComponent(first.cursor)}`}
    >
      {(visit) => <VisitRow visit={visit} />}
    </DayList>
  )
}
