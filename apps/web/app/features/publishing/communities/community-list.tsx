import type { CommunityCard, Page } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import styles from '../../../styles/shared/search-results.module.css'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { communitiesApi } from './communities.api.ts'
import { CommunityRow } from './community-row.tsx'

export function CommunityRows({ communities }: { communities: CommunityCard[] }) {
  return (
    <ul className={styles.cmList}>
      {communities.map((community) => (
        <li key={community.id}>
          <CommunityRow community={community} />
        </li>
      ))}
    </ul>
  )
}

interface CommunityListProps {
  first: Page<CommunityCard>
  q: string
  empty: { title: string; text: string }
}

export function CommunityList({ first, q, empty }: CommunityListProps) {
  const key = useMemo((): LiveKey => ['communities', { q }], [q])
  const load = useCallback((cursor: string | undefined) => communitiesApi(api).list({ q, cursor }), [q])
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  if (items.length === 0 && !hasMore) return <EmptyState {...empty} />
  const next = new URLSearchParams({ ...(q !== '' && { q }), cursor: first.cursor ?? '' })
  return (
    <InfiniteList
      items={[items]}
      keyOf={() => 'communities'}
      hasMore={hasMore}
      loading={loading}
      onMore={more}
      error={error instanceof ApiFailure ? error.message : null}
      nextHref={first.cursor === null ? undefined : `/communities?${next}`}
    >
      {(communities) => <CommunityRows communities={communities} />}
    </InfiniteList>
  )
}
