import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useNotificationState } from '../../viewer/viewer-context.tsx'

/** Someone came by, or other rooms call her, while the page is open: what it tells of that is asked for again. */
export function useFreshDashboard(): void {
  const { nbVisitsUnread, waitingRooms } = useNotificationState()
  const { revalidate } = useRevalidator()
  const rooms = waitingRooms.toSorted().join()
  const known = useRef({ visits: nbVisitsUnread, rooms })
  useEffect(() => {
    const { visits, rooms: before } = known.current
    known.current = { visits: nbVisitsUnread, rooms }
    if (nbVisitsUnread > visits || rooms !== before) void revalidate()
  }, [nbVisitsUnread, rooms, revalidate])
}
