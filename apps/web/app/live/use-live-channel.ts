import { useEffect } from 'react'

/** Receives the live events of `channel` while the component is on the page. */
export function useLiveChannel(channel: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void import('./socket.ts').then(({ watchChannel }) => {
      if (!gone) stop = watchChannel(channel)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [channel])
}
