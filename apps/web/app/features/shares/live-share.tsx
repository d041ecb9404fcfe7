import { shareChannel } from '@consoeurs/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLiveCache } from '../../live/use-live.tsx'
import { useLiveChannel } from '../../live/use-live-channel.ts'
import { forgetShare, renewShare } from './share-cache.ts'

/** Follows one share while this is on the page. */
export function LiveShareChannel({ id, onWatched }: { id: number; onWatched?: () => void }) {
  useLiveChannel(shareChannel(id), onWatched)
  return null
}

/** What was read longer ago is asked for again when it comes into view. */
const FRESH_MS = 5_000

/**
 * Follows a share while it is on screen, or nearly: a long feed listens to the few that she sees. The one that she comes
 * to, or back to, is asked for once, because nobody told what happened to it meanwhile.
 */
export function LiveShare({ id, card }: { id: number; card: RefObject<HTMLElement | null> }) {
  const cache = useLiveCache()
  const [seen, setSeen] = useState(false)
  const missed = useRef(false)
  useEffect(() => {
    if (card.current === null) return
    let freshUntil = Date.now() + FRESH_MS
    const look = (entries: IntersectionObserverEntry[]) => {
      const isNear = entries.at(-1)?.isIntersecting === true
      if (isNear) {
        missed.current = Date.now() > freshUntil
        freshUntil = 0
      }
      setSeen(isNear)
    }
    const observer = new IntersectionObserver(look, { rootMargin: '50%' })
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [card])
  const catchUp = async () => {
    if (!missed.current) return
    missed.current = false
    if (!(await renewShare(cache, id))) forgetShare(cache, id)
  }
  return seen ? <LiveShareChannel id={id} onWatched={() => void catchUp()} /> : null
}
