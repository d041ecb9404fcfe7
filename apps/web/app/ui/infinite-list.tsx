import { Fragment, type Key, type ReactNode, useEffect, useRef } from 'react'
import { uiText } from '../text/ui.ts'
import { Button } from './button.tsx'
import styles from './picture.module.css'
import { ErrorState } from './states/error-state.tsx'
import { SkeletonList } from './states/skeleton.tsx'

interface InfiniteListProps<Item> {
  items: Item[]
  keyOf: (item: Item) => Key
  children: (item: Item, index: number) => ReactNode
  hasMore: boolean
  loading: boolean
  onMore: () => void
  /** Error of the last page request; earlier pages stay. */
  error?: string | null
  /** URL of the next page, for search engines and pages without scripts. */
  nextHref?: string
  /** In place of rows, while a page loads. */
  skeleton?: ReactNode
}

/** Loads the next page before the end is visible, or by a button. */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { items, keyOf, children, hasMore, loading, onMore, error, nextHref, skeleton } = props
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
      {items.map((item, index) => (
        <Fragment key={keyOf(item)}>{children(item, index)}</Fragment>
      ))}
      {loading ? (skeleton ?? <SkeletonList count={2} />) : null}
      {error ? <ErrorState text={error} onRetry={onMore} /> : null}
      <div ref={end} className={styles.listEnd}>
        {waiting && nextHref === undefined ? (
          <Button look="quiet" onClick={onMore}>
            {uiText.loadMore}
          </Button>
        ) : null}
        {waiting && nextHref !== undefined ? (
          <a
            className="button quiet"
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
