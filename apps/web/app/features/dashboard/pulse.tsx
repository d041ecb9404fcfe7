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

function Visits({ week }: { week: VisitDay[] }) {
  const { unread } = useUnread()
  const total = week.reduce((sum, { count }) => sum + count, 0)
  return (
    <Link to="/visits" className="card p db-visits" prefetch="intent" viewTransition>
      <span className="db-week">
        <b className="d h2 num">{formatCount(total)}</b>
        <span className="small soft">{dashboardText.visitsOfWeek(total)}</span>
        <span className={classNames('tag', unread.visits > 0 && 'db-fresh')}>
          {unread.visits > 0 ? <Icon of="plus" size="s" /> : null}
          {unread.visits > 0 ? dashboardText.newVisits(unread.visits) : dashboardText.seeVisits}
        </span>
      </span>
      <VisitPlot days={week} />
    </Link>
  )
}

/** What waits for her, in numbers that live: visits of the week, honours, messages. */
export function Pulse({ week, honors }: { week: VisitDay[]; honors: number }) {
  const { unread } = useUnread()
  return (
    <section className="db-pulse" aria-label={dashboardText.pulse}>
      <Visits week={week} />
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
