import { dashboardText } from '../../text/dashboard.ts'
import { defaultTimeZone } from '../../text/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import type { VisitDay } from './visit-days.ts'

const whole = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: defaultTimeZone,
})
const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: defaultTimeZone })
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A bar a day for the eye; the same as a table for who listens, or would rather read. */
export function VisitPlot({ days }: { days: VisitDay[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const first = days[0]
  return (
    <>
      <div className="db-plot" aria-hidden="true">
        {days.map(({ day, count }, index) => (
          <i
            key={day}
            className={classNames(count === 0 && 'none', index === days.length - 1 && 'today')}
            style={{ height: `${(100 * count) / most}%` }}
          />
        ))}
      </div>
      {first === undefined ? null : (
        <p className="row between meta" aria-hidden="true">
          <span>{short.format(noonOf(first.day))}</span>
          <span>{dashboardText.today}</span>
        </p>
      )}
      <details className="db-days">
        <summary className="small">{dashboardText.asTable}</summary>
        <table className="small">
          <caption className="sr">{dashboardText.visitsTable}</caption>
          <thead>
            <tr>
              <th scope="col">{dashboardText.day}</th>
              <th scope="col">{dashboardText.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{whole.format(noonOf(day))}</th>
                <td className="num">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
