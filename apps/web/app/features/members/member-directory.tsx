import type { MemberCard, Page } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { useNavigation } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useIllustration } from '../../brand/illustration.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useServedPages } from '../../live/use-served-pages.ts'
import { membersText } from '../../text/members.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import { sendLink } from '../shares/public.ts'
import { filterHref } from './filter-address.ts'
import { MemberTile } from './member-tile.tsx'
import { type MemberFilters, membersApi } from './members.api.ts'

/** Tiles of the first rows: their pictures are asked for at once. */
const ABOVE_THE_FOLD = 4

function Nobody({ filtered }: { filtered: boolean }) {
  const { name, text } = useBrand()
  const picture = useIllustration('empty')
  const { title, text: words, action } = filtered ? text.emptyMembers : text.firstDays
  return (
    <EmptyState
      picture={picture}
      title={title}
      text={words}
      action={
        filtered ? (
          <ButtonLink to="/members">{action}</ButtonLink>
        ) : (
          <Button onClick={() => void sendLink('/', name)}>{action}</Button>
        )
      }
    />
  )
}

interface MemberDirectoryProps {
  filters: MemberFilters
  first: Page<MemberCard>
}

/** The directory, growing as she reads. The last filters stay dimmed on screen while the next ones are on their way. */
export function MemberDirectory({ filters, first }: MemberDirectoryProps) {
  const asked = JSON.stringify(filters)
  const key = useMemo((): LiveKey => ['members', asked], [asked])
  const load = useCallback((cursor: string | undefined) => membersApi(api).list({ ...filters, cursor }), [filters])
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  const changing = useNavigation().location?.pathname === '/members'
  const { sort: _order, ...narrowing } = filters
  if (items.length === 0 && !hasMore) return <Nobody filtered={Object.keys(narrowing).length > 0} />
  return (
    <div className="mlist" aria-busy={changing}>
      <InfiniteList
        items={[items]}
        keyOf={() => 'members'}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error instanceof ApiFailure ? error.message : null}
        nextHref={first.cursor === null ? undefined : filterHref(filters, { cursor: first.cursor })}
      >
        {(members) => (
          <ul className="mgrid" aria-label={membersText.listLabel}>
            {members.map((member, index) => (
              <MemberTile key={member.id} member={member} priority={index < ABOVE_THE_FOLD} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </div>
  )
}
