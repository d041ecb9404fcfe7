import { Link } from 'react-router'
import { formatCount } from '../../text/counts.ts'
import { dashboardText } from '../../text/dashboard.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { useUnread } from '../../viewer/viewer-context.tsx'
import type { VisitDay } from './visit-days.ts'
import { VisitPlot } from './visit-plot.tsx'

interface TileProps {
  to: string
  number: number
  label: string
  note: string
  /** The note tells of something new. */
  fresh: boolean
}

function Tile({ to, number, label, note, fresh }: TileProps) {
  return (
    <Link to={to} className="card p db-tile" prefetch="intent" viewTransition>
      <b className="d h2 num">{formatCount(number)}</b>
      <span className="small soft">{label}</span>
      <span className={classNames('tag', fresh && 'db-fresh')}>
        {fresh ? <Icon of="plus" size="s" /> : null}
        {note}
      </span>
    </Link>
  )
}

function Visits({ month }: { month: VisitDay[] }) {
  const { unread } = useUnread()
  const total = month.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="card p db-visits">
      <Link to="/visits" className="row between" prefetch="intent" viewTransition>
        <span>
          <b className="d h2 num">{formatCount(total)}</b>
          <span className="small soft block">{dashboardText.visitsOfMonth(total)}</span>
        </span>
        <span className={classNames('tag', unread.visits > 0 && 'db-fresh')}>
          {unread.visits > 0 ? <Icon of="plus" size="s" /> : null}
          {unread.visits > 0 ? dashboardText.newVisits(unread.visits) : dashboardText.seeVisits}
        </span>
      </Link>
      {total === 0 ? <p className="small soft">{dashboardText.noVisits}</p> : <VisitPlot days={month} />}
    </div>
  )
}

/** What waits for her, in numbers that live: visits of the month, honours, messages. */
export function Pulse({ month, honors }: { month: VisitDay[]; honors: number }) {
  const { unread } = useUnread()
  return (
    <section className="db-pulse" aria-label={dashboardText.pulse}>
      <Visits month={month} />
      <Tile
        to="/honors"
        number={honors}
        label={dashboardText.honors(honors)}
        note={dashboardText.newHonors(unread.honors)}
        fresh={unread.honors > 0}
      />
      <Tile
        to="/messages"
        number={unread.messages}
        label={dashboardText.messages(unread.messages)}
        note={dashboardText.requests(unread.requests)}
        fresh={unread.requests > 0}
      />
    </section>
  )
}
