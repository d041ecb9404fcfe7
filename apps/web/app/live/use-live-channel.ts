import { useEffect } from 'react'
import { watchChannel } from './live-channels.ts'

/** Receives the live events of `channel` while the component is on the page. */
export function useLiveChannel(channel: string): void {
  useEffect(() => watchChannel(channel), [channel])
}
