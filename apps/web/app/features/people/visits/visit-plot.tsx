import { defaultTimeZone } from '../../../text/dates.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { VisitDay } from './visit-days.ts'
import styles from './visit-plot.module.css'
import { visitPlotText } from './visit-plot.text.ts'

const whole = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: defaultTimeZone,
})
const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: defaultTimeZone })
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A bar chart of the month, and the same data as a table for screen readers. */
export function VisitPlot({ days }: { days: VisitDay[] }) {
  const most = Math.max(...days.map(({ count }) => count))
  const first = days[0]
  if (most === 0) return null
  return (
    <section className="gutter" aria-label={visitPlotText.caption}>
      <p className="small soft">{visitPlotText.total(days.reduce((sum, { count }) => sum + count, 0))}</p>
      <div className={styles.plot} aria-hidden="true">
        {days.map(({ day, count }, index) => (
          <i
            key={day}
            className={classNames(count === 0 && styles.noVisits, index === days.length - 1 && styles.today)}
            style={{ height: `${(100 * count) / most}%` }}
          />
        ))}
      </div>
      {first === undefined ? null : (
        <p className="row between meta" aria-hidden="true">
          <span>{short.format(noonOf(first.day))}</span>
          <span>{visitPlotText.today}</span>
        </p>
      )}
      <details className={styles.days}>
        <summary className="small">{visitPlotText.asTable}</summary>
        <table className="small">
          <caption className="visually-hidden">{visitPlotText.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{visitPlotText.day}</th>
              <th scope="col">{visitPlotText.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{whole.format(noonOf(day))}</th>
                <td className="tabular-numbers">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
