import './check-in.module.css'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Viewer } from '../../../context.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const CheckInBar = lazyPart(async () => (await import('./check-in-bar.tsx')).CheckInBar, {
  drawnAs: '[data-hook~="check-in"]',
})

/** Upper limit for a timer, in milliseconds. */
const A_DAY = 24 * 3_600_000

/** By the device's clock, so that it works on a page cached earlier. */
function useHasCome(moment: string): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const left = Date.parse(moment) - Date.now()
      setHas(left <= 0)
      if (left > 0) timer = setTimeout(look, Math.min(left, A_DAY))
    }
    look()
    return () => clearTimeout(timer)
  }, [moment])
  return has
}

function DueCheckIn({ viewerId, id, dueAt }: { viewerId: number; id: number; dueAt: string }) {
  return useHasCome(dueAt) ? <CheckInBar viewerId={viewerId} meetingId={id} /> : null
}

/** Shown at the agreed time above any page except /meetings, which asks itself. */
export function CheckInPlace({ viewer: { id: viewerId, checkIn } }: { viewer: Viewer }) {
  const { pathname } = useLocation()
  if (checkIn === null || pathname === '/meetings') return null
  return <DueCheckIn key={checkIn.id} viewerId={viewerId} {...checkIn} />
}
