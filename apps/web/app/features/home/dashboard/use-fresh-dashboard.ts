import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useNotificationState } from '../../../viewer/viewer-context.tsx'

/** Reloads the dashboard after a change of the rooms that wait for the member. */
export function useFreshDashboard(): void {
  const { waitingRooms } = useNotificationState()
  const { revalidate } = useRevalidator()
  const rooms = waitingRooms.toSorted().join()
  const known = useRef(rooms)
  useEffect(() => {
    const before = known.current
    known.current = rooms
    if (rooms !== before) void revalidate()
  }, [rooms, revalidate])
}
