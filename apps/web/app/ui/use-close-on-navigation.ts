import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes after the navigation; earlier, removing the history entry would cancel it. */
export function useCloseOnNavigation(open: boolean, onOpenChange: (open: boolean) => void): void {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (open && openedAt.current !== key) onOpenChange(false)
    openedAt.current = key
  }, [open, key, onOpenChange])
}
