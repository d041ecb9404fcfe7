import { useCallback, useSyncExternalStore } from 'react'

/** Only for content that opens on a press; use CSS for server-rendered parts. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

export const wideScreen = '(min-width: 900px)'
