import { shareChannel } from '@consoeurs/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLiveCache } from '../../../live/use-live.tsx'
import { useLiveChannel } from '../../../live/use-live-channel.ts'
import { forgetShare, renewShare } from './share-cache.ts'

/** Subscribes while mounted. */
export function LiveShareChannel({ id, onWatched }: { id: number; onWatched?: () => void }) {
  useLiveChannel(shareChannel(id), onWatched)
  return null
}

/** Older data is reloaded when the share comes into view. */
const FRESH_MS = 5_000

/**
 * Subscribes only while the share is on screen or nearly, to keep long feeds cheap. Reloads once on entering, as events
 * were missed meanwhile.
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
