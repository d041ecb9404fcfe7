import type { Counters, HonorView, Page } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import { useOpenedList } from '../../live/use-opened-list.ts'
import { useServedPages } from '../../live/use-served-pages.ts'
import { encountersText } from '../../text/encounters.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DayList } from '../../ui/day-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { PersonRow } from '../members/public.ts'
import { honorsApi } from './honors.api.ts'

const queryKey = ['honors'] as const
const idOf = ({ id }: HonorView) => id
const load = (cursor: string | undefined) => honorsApi(api).list(cursor)
const seen = () => honorsApi(api).seen()
const newIn = ({ nbHonorsUnread }: Counters) => nbHonorsUnread

function HonorRow({ honor: { member, kind, at, seen: wasSeen } }: { honor: HonorView }) {
  const { honors } = useBrand()
  const given = honors.find((known) => known.kind === kind)
  return (
    <PersonRow
      member={member}
      className={classNames('nt', 'person', !wasSeen && 'new')}
      end={
        <>
          {given === undefined ? null : (
            <span className="hn-given" aria-hidden="true">
              <Icon of={brandIcon(given.icon)} />
            </span>
          )}
          {wasSeen ? null : (
            <i className="unread">
              <span className="sr">{encountersText.isNew}</span>
            </i>
          )}
        </>
      }
    >
      {given === undefined ? null : `${encountersText.gave(given.label)}, `}
      <TimeAgo date={at} />
    </PersonRow>
  )
}

/** Who honoured her and how, day by day. Opening it is seeing it. */
export function HonorList({ first }: { first: Page<HonorView> }) {
  const { text } = useBrand()
  const picture = useIllustration('empty')
  const { items, more, hasMore, loading, error } = useServedPages({ queryKey, served: first, load, idOf })
  useOpenedList({ queryKey, seen, newIn })
  if (items.length === 0 && !hasMore) {
    const { title, text: words, action } = text.emptyHonors
    return (
      <EmptyState
        picture={picture}
        title={title}
        text={words}
        action={<ButtonLink to="/members">{action}</ButtonLink>}
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
      nextHref={first.cursor === null ? undefined : `/honors?cursor=${encodeURIComponent(first.cursor)}`}
    >
      {(honor) => <HonorRow honor={honor} />}
    </DayList>
  )
}
