import { useEffect, useRef } from 'react'
import { talkText } from '../../text/talk.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

interface MoreMessagesProps {
  side: 'older' | 'newer'
  hasMore: boolean
  loading: boolean
  error: string | null
  load: () => Promise<void>
}

const margins = { older: '500px 0px 0px', newer: '0px 0px 500px' }

/** What lies beyond one end: asked for before that end is seen; by a button where nothing watches. */
export function MoreMessages({ side, hasMore, loading, error, load }: MoreMessagesProps) {
  const edge = useRef<HTMLDivElement>(null)
  const waiting = hasMore && !loading && error === null
  useEffect(() => {
    const element = edge.current
    if (element === null || !waiting) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void load(),
      { root: element.closest('.th-body'), rootMargin: margins[side] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [waiting, load, side])
  if (!hasMore) return null
  const { show, coming } = talkText[side]
  return (
    <div ref={edge} className="th-older">
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
