import { useEffect, useRef } from 'react'
import styles from '../../../styles/shared/messages-page.module.css'
import { talkText } from '../../../text/talk.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'

interface MoreMessagesProps {
  side: 'older' | 'newer'
  hasMore: boolean
  loading: boolean
  error: string | null
  load: () => Promise<void>
}

const margins = { older: '500px 0px 0px', newer: '0px 0px 500px' }

/** Loads the next page before its end is in view; a button where nothing observes it. */
export function MoreMessages({ side, hasMore, loading, error, load }: MoreMessagesProps) {
  const edge = useRef<HTMLDivElement>(null)
  const waiting = hasMore && !loading && error === null
  useEffect(() => {
    const element = edge.current
    if (element === null || !waiting) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void load(),
      { root: element.closest('[data-hook~="thread-scroller"]'), rootMargin: margins[side] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [waiting, load, side])
  if (!hasMore) return null
  const { show, coming } = talkText[side]
  return (
    <div ref={edge} className={styles.older}>
      {error === null ? null : <ErrorState text={error} onRetry={() => void load()} />}
      {waiting ? (
        <Button look="ghost" size="sm" onClick={() => void load()}>
          {show}
        </Button>
      ) : null}
      {loading ? <p className="small soft">{coming}</p> : null}
    </div>
  )
}
