import { shareChannel } from '@consoeurs/contract'
import { type RefObject, useEffect, useState } from 'react'
import { useLiveChannel } from '../../live/use-live-channel.ts'

/** Follows one share while this is on the page. */
export function LiveShareChannel({ id }: { id: number }) {
  useLiveChannel(shareChannel(id))
  return null
}

/** Follows a share while it is on screen: a long feed listens to the few that she sees. */
export function LiveShare({ id, card }: { id: number; card: RefObject<HTMLElement | null> }) {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (card.current === null) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true))
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [card])
  return seen ? <LiveShareChannel id={id} /> : null
}
