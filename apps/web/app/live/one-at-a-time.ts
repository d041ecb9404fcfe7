import { useEffect, useRef, useState } from 'react'

export interface OneAtATime {
  run(): void
  isBusy(): boolean
}

/** A call during a run triggers one more run, because the current one may have read stale data or failed. */
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

export function useOneAtATime(work: () => Promise<void>): OneAtATime {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  const [one] = useState(() => oneAtATime(() => latest.current()))
  return one
}
