import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useUnread } from '../../viewer/viewer-context.tsx'

/** Someone came by while the page is open: its drawing of the week is asked for again. */
export function useVisitsRefresh(): void {
  const { unread } = useUnread()
  const { revalidate } = useRevalidator()
  const known = useRef(unread.visits)
  useEffect(() => {
    const grew = unread.visits > known.current
    known.current = unread.visits
    if (grew) void revalidate()
  }, [unread.visits, revalidate])
}
