import type { DirectoryCard, Loosened, Page } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { useNavigation } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { LiveKey } from '../../live/live-cache.ts'
import { useServedPages } from '../../live/use-served-pages.ts'
import { membersText } from '../../text/members.ts'
import { InfiniteList } from '../../ui/infinite-list.tsx'
import type { DirectoryView } from './directory-view.ts'
import { filterHref } from './filter-address.ts'
import { MemberLine } from './member-line.tsx'
import { MemberTile } from './member-tile.tsx'
import { type MemberFilters, membersApi } from './members.api.ts'
import { Nobody } from './nobody.tsx'
import { usePass } from './use-pass.ts'

/** Tiles of the first rows: their pictures are asked for at once. */
const ABOVE_THE_FOLD = 4

interface MemberDirectoryProps {
  filters: MemberFilters
  first: Page<DirectoryCard>
  view: DirectoryView
  /** What to say where nobody is shown. */
  loosened: Loosened[]
}

/** The directory, growing as she reads. The last filters stay dimmed on screen while the next ones are on their way. */
export function MemberDirectory({ filters, first, view, loosened }: MemberDirectoryProps) {
  const asked = JSON.stringify(filters)
  const key = useMemo((): LiveKey => ['members', asked], [asked])
  const load = useCallback((cursor: string | undefined) => membersApi(api).list({ ...filters, cursor }), [filters])
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  const changing = useNavigation().location?.pathname === '/members'
  const pass = usePass(key)
  const passed = filters.passed === true
  const Shown = view === 'list' ? MemberLine : MemberTile
  if (items.length === 0 && !hasMore) return <Nobody filters={filters} loosened={loosened} />
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
          <ul className={view === 'list' ? 'mlines' : 'mgrid'} aria-label={membersText.listLabel}>
            {members.map((member, index) => (
              <Shown
                key={member.id}
                member={member}
                priority={index < ABOVE_THE_FOLD}
                passed={passed}
                onPass={(whom) => void pass(whom, !passed)}
              />
            ))}
          </ul>
        )}
      </InfiniteList>
    </div>
  )
}
