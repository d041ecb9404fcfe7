import { useEffect, useState } from 'react'
import { defaultTimeZone } from '../text/dates.ts'

const MINUTE = 60_000

/** Paris on the server, then the browser's time zone, updated every minute. */
export function useReading() {
  const [reading, setReading] = useState(() => ({ now: new Date(), timeZone: defaultTimeZone }))
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const read = () => setReading({ now: new Date(), timeZone })
    read()
    const timer = setInterval(read, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return reading
}
