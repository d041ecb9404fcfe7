import { dashboardText } from '../../text/dashboard.ts'
import { defaultTimeZone } from '../../text/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import type { VisitDay } from './visit-days.ts'

const narrow = new Intl.DateTimeFormat('fr-FR', { weekday: 'narrow', timeZone: defaultTimeZone })
const whole = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: defaultTimeZone,
})
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** Seven bars for the eye, and the same as a table for who listens. */
export function VisitPlot({ days }: { days: VisitDay[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <>
      <div className="db-plot" aria-hidden="true">
        {days.map(({ day, count }, index) => (
          <span key={day} className={classNames('db-bar', index === days.length - 1 && 'today')}>
            <span className="db-track">
              <i style={{ height: `${(100 * count) / most}%` }} />
            </span>
            <small>{narrow.format(noonOf(day))}</small>
          </span>
        ))}
      </div>
      <table className="sr">
        <caption>{dashboardText.visitsTable}</caption>
        <thead>
          <tr>
            <th scope="col">{dashboardText.day}</th>
            <th scope="col">{dashboardText.count}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{whole.format(noonOf(day))}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
