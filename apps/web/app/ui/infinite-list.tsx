import { Fragment, type Key, type ReactNode, useEffect, useRef } from 'react'
import { uiText } from '../text/ui.ts'
import { Button } from './button.tsx'
import { ErrorState } from './error-state.tsx'
import { SkeletonList } from './skeleton.tsx'

interface InfiniteListProps<Item> {
  items: Item[]
  keyOf: (item: Item) => Key
  children: (item: Item) => ReactNode
  hasMore: boolean
  loading: boolean
  onMore: () => void
  /** What went wrong with the last page; the ones before it stay. */
  error?: string | null
  /** Address of the next page, so that a search engine or a page without scripts can go on. */
  nextHref?: string
}

/** A list that grows: the next page is asked for before its end is seen, and by a button where nothing watches. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { items, keyOf, children, hasMore, loading, onMore, error, nextHref } = props
  const end = useRef<HTMLDivElement>(null)
  const waiting = hasMore && !loading && !error
  useEffect(() => {
    const element = end.current
    if (element === null || !waiting) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore(), {
      rootMargin: '600px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [waiting, onMore])
  return (
    <>
      {items.map((item) => (
        <Fragment key={keyOf(item)}>{children(item)}</Fragment>
      ))}
      {loading ? <SkeletonList count={2} /> : null}
      {error ? <ErrorState text={error} onRetry={onMore} /> : null}
      <div ref={end} className="list-end">
        {waiting && nextHref === undefined ? (
          <Button look="quiet" onClick={onMore}>
            {uiText.loadMore}
          </Button>
        ) : null}
        {waiting && nextHref !== undefined ? (
          <a
            className="btn quiet"
            href={nextHref}
            onClick={(event) => {
              event.preventDefault()
              onMore()
            }}
          >
            {uiText.loadMore}
          </a>
        ) : null}
      </div>
    </>
  )
}
