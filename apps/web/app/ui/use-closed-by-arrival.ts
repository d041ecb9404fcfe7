import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * It closes once she is where she chose to go. Closed on the way, it would take its entry out of the history, and the way
 * with it.
 */
export function useClosedByArrival(open: boolean, onOpenChange: (open: boolean) => void): void {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (open && openedAt.current !== key) onOpenChange(false)
    openedAt.current = key
  }, [open, key, onOpenChange])
}
