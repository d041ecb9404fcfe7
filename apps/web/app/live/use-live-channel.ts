import { useEffect, useRef } from 'react'
import { watchChannel } from './live-channels.ts'

/** Receives the live events of `channel` while the component is on the page; `onWatched` whenever it begins to. */
export function useLiveChannel(channel: string, onWatched?: () => void): void {
  const latest = useRef(onWatched)
  useEffect(() => {
    latest.current = onWatched
  })
  useEffect(() => watchChannel(channel, () => latest.current?.()), [channel])
}
