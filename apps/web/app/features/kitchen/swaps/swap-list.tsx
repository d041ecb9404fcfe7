import { type Page, type SwapView, swapsChannel } from '@consoeurs/contract'
import { useCallback, useMemo } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useIllustration } from '../../../brand/illustration.ts'
import type { LiveKey } from '../../../live/live-cache.ts'
import { useStaleList } from '../../../live/use-live-channel.ts'
import { useServedPages } from '../../../live/use-served-pages.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { KeepSearch } from '../../publishing/saved-searches/public.ts'
import { swapsHref } from './swap-filters.ts'
import { SwapRow } from './swap-row.tsx'
import { type SwapFilters, swapsApi } from './swaps.api.ts'
import { swapsText as text } from './swaps.text.ts'

interface SwapListProps {
  query: SwapFilters
  first: Page<SwapView>
}

function Nothing({ query: { scope = 'all', kind, q } }: Pick<SwapListProps, 'query'>) {
  const picture = useIllustration('empty')
  const isFiltered = kind !== undefined || q !== undefined
  const said = {
    all: { ...text.empty, to: '/trocs/nouveau' },
    own: { ...text.ownEmpty, to: '/trocs/nouveau' },
    asked: { ...text.askedEmpty, to: '/trocs' },
  }[scope]
  const words = isFiltered ? { ...text.filteredEmpty, to: swapsHref({ scope }) } : said
  return (
    <EmptyState
      title={words.title}
      text={words.text}
      picture={picture}
      action={
        <>
          <ButtonLink to={words.to}>{words.action}</ButtonLink>
          <KeepSwaps {...{ scope, kind, q }} place="empty" />
        </>
      }
    />
  )
}

/** An alert for new offers of this kind, or with these words. */
function KeepSwaps({ scope = 'all', kind, q, place }: SwapFilters & { place: 'list' | 'empty' }) {
  if (scope !== 'all' || (kind === undefined && q === undefined)) return null
  const search = new URLSearchParams({ ...(kind && { kind }), ...(q && { q }) })
  const name = text.alert(kind === undefined ? '' : text.kinds[kind], q ?? '')
  return <KeepSearch kind="swaps" search={String(search)} name={name} place={place} />
}

export function SwapList({ query, first }: SwapListProps) {
  const { scope, kind, q } = query
  const asked = useMemo(() => ({ scope, kind, q }), [scope, kind, q])
  const key = useMemo((): LiveKey => ['swaps', asked], [asked])
  const load = useCallback((cursor: string | undefined) => swapsApi(api).list({ ...asked, cursor }), [asked])
  const { items, hasMore, loading, more, error, reload } = useServedPages({ key, served: first, load })
  useStaleList({ channel: swapsChannel, type: 'swaps.stale', reload })
  if (items.length === 0 && !hasMore) return <Nothing query={query} />
  const href = swapsHref(query)
  return (
    <section aria-label={text.listLabel}>
      <div className="gutter">
        <KeepSwaps {...query} place="list" />
      </div>
      <InfiniteList
        items={items}
        keyOf={({ id }) => id}
        hasMore={hasMore}
        loading={loading}
        onMore={more}
        error={error instanceof ApiFailure ? error.message : null}
        nextHref={first.cursor === null ? undefined : `${href}${href.includes('?') ? '&' : '?'}cursor=${first.cursor}`}
      >
        {(swap) => <SwapRow swap={swap} />}
      </InfiniteList>
    </section>
  )
}
