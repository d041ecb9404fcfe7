import { useEffect, useState } from 'react'
import { defaultTimeZone, fullDate, listTime, timeAgo } from '../text/dates.ts'

interface TimeAgoProps {
  /** ISO date, in UTC. */
  date: string
  /** `ago`: « il y a 5 min »; `list`: « 18:04 », « hier », « lundi ». */
  form?: 'ago' | 'list'
}

const forms = { ago: timeAgo, list: listTime }
const minute = 60_000

/** Served in Paris time, then in the browser's own; keeps up with the clock while the page is open. */
export function TimeAgo({ date, form = 'ago' }: TimeAgoProps) {
  const [reading, setReading] = useState(() => ({ now: new Date(), timeZone: defaultTimeZone }))
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const read = () => setReading({ now: new Date(), timeZone })
    read()
    const timer = setInterval(read, minute)
    return () => clearInterval(timer)
  }, [])
  const when = new Date(date)
  return (
    <time dateTime={date} title={fullDate(when, reading.timeZone)} suppressHydrationWarning>
      {forms[form](when, reading)}
    </time>
  )
}
