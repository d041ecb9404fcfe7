import type { Page } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { ApiFailure } from '../../../api/client.ts'
import { useIllustration } from '../../../brand/illustration.ts'
import type { LiveKey } from '../../../live/use-live.tsx'
import { useServedPages } from '../../../live/use-served-pages.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { InfiniteList } from '../../../ui/infinite-list.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** Must be a constant, made once per module. */
export interface RowSource<Item extends { id: number }> {
  key: LiveKey
  path: string
  load: (cursor: string | undefined) => Promise<Page<Item>>
}

interface PagedRowsProps<Item extends { id: number }> {
  source: RowSource<Item>
  first: Page<Item>
  empty: { title: string; text: string; action: string }
  /** A list item. */
  children: (item: Item) => ReactNode
}

/** Members that the viewer keeps to herself, newest first. */
export function PagedRows<Item extends { id: number }>({ source, first, empty, children }: PagedRowsProps<Item>) {
  const { key, path, load } = source
  const picture = useIllustration('emptyFavorites')
  const { items, more, hasMore, loading, error } = useServedPages({ key, served: first, load })
  if (items.length === 0 && !hasMore) {
    const { action, ...said } = empty
    return <EmptyState picture={picture} {...said} action={<ButtonLink to="/members">{action}</ButtonLink>} />
  }
  return (
    <InfiniteList
      items={[items]}
      keyOf={() => path}
      hasMore={hasMore}
      loading={loading}
      onMore={more}
      error={error instanceof ApiFailure ? error.message : null}
      nextHref={first.cursor === null ? undefined : `${path}?cursor=${encodeURIComponent(first.cursor)}`}
    >
      {(rows) => <ul>{rows.map(children)}</ul>}
    </InfiniteList>
  )
}
