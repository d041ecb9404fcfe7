import { useEffect, useRef } from 'react'
import { watchChannel } from './live-channels.ts'

/** Calls `onWatched` after each subscription. */
export function useLiveChannel(channel: string, onWatched?: () => void): void {
  const latest = useRef(onWatched)
  useEffect(() => {
    latest.current = onWatched
  })
  useEffect(() => watchChannel(channel, () => latest.current?.()), [channel])
}
