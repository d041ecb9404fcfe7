import { clock, type DateContext, fullDate, listTime, timeAgo } from '../text/dates.ts'
import { useReading } from './use-reading.ts'

interface TimeAgoProps {
  /** ISO date in UTC. */
  date: string
  /** `ago`: « il y a 5 min »; `list`: « 18:04 », « hier », « lundi »; `hour`: « 18:04 », under a heading with the day. */
  form?: 'ago' | 'list' | 'hour'
}

const forms = {
  ago: timeAgo,
  list: listTime,
  hour: (date: Date, { timeZone }: DateContext) => clock(date, timeZone),
}

/** Shows Paris time on the server, then local time; updates while open. */
export function TimeAgo({ date, form = 'ago' }: TimeAgoProps) {
  const reading = useReading()
  const when = new Date(date)
  return (
    <time dateTime={date} title={fullDate(when, reading.timeZone)} suppressHydrationWarning>
      {forms[form](when, reading)}
    </time>
  )
}
