import { useEffect, useRef, useState } from 'react'

export interface OneAtATime {
  run(): void
  isBusy(): boolean
}

/**
 * Runs `work` one at a time. Asked for meanwhile, it runs once more: what is under way may have looked before the reason
 * to look, or fail with the network that was lost.
 */
export function oneAtATime(work: () => Promise<void>): OneAtATime {
  let busy = false
  let again = false
  const run = async () => {
    if (busy) {
      again = true
      return
    }
    busy = true
    try {
      do {
        again = false
        await work()
      } while (again)
    } finally {
      busy = false
    }
  }
  return { run: () => void run(), isBusy: () => busy }
}

/** `oneAtATime` for a component; always runs the `work` of the last render. */
export function useOneAtATime(work: () => Promise<void>): OneAtATime {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  const [one] = useState(() => oneAtATime(() => latest.current()))
  return one
}
