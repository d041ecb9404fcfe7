import { frenchDate } from '../../lists/dates.ts'
import { figuresText } from '../../text/figures.ts'

/** Values of one day (null: not counted), drawn as a stack. */
export interface PlotDay {
  /** YYYY-MM-DD */
  day: string
  values: (number | null)[]
}

export interface PlotSeries {
  label: string
  tone: 'main' | 'bad'
}

const whole = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const count = new Intl.NumberFormat('fr-FR')
const named = (format: Intl.DateTimeFormat, day: string) => frenchDate(format, new Date(`${day}T00:00:00Z`))

const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)

/** Minimum top of the scale, so that single events do not look like peaks. */
const LEAST = 4

/** In SVG units; each day is one unit wide. */
const HEIGHT = 100

function Bars({ days, series, most }: { days: PlotDay[]; series: PlotSeries[]; most: number }) {
  return days.flatMap(({ day, values }, at) => {
    let foot = HEIGHT
    return series.map(({ label, tone }, index) => {
      const value = values[index] ?? 0
      const height = (HEIGHT * value) / most
      foot -= height
      return value === 0 ? null : (
        <rect
          key={`${day}${tone}`}
          className={at === days.length - 1 ? `${tone} today` : tone}
          x={at + 0.14}
          width={0.72}
          y={foot}
          height={height}
        >
          <title>{figuresText.bar(named(whole, day), series.length === 1 ? '' : label, count.format(value))}</title>
        </rect>
      )
    })
  })
}

/** The same data as a table, newest day first. */
function Table({ title, days, series }: DayPlotProps) {
  return (
    <details className="figure-table">
      <summary>{figuresText.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <section aria-label={`${title}, ${figuresText.asTable}`} tabIndex={0}>
        <table className="table">
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{figuresText.day}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, values }) => (
              <tr key={day}>
                <th scope="row">{named(whole, day)}</th>
                {series.map(({ label }, index) => {
                  const value = values[index]
                  return <td key={label}>{value == null ? figuresText.notCounted : count.format(value)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

interface DayPlotProps {
  title: string
  days: PlotDay[]
  series: PlotSeries[]
}

/** SVG without inline styles, because of the content security policy; a table repeats the data. */
export function DayPlot({ title, days, series }: DayPlotProps) {
  const highest = days.reduce((best, day) => (sum(day.values) > sum(best.values) ? day : best), days[0] as PlotDay)
  const most = sum(highest.values)
  const [first] = days
  if (first === undefined || days.every(({ values }) => values.every((value) => value === null))) {
    return <p className="hint">{figuresText.none}</p>
  }
  const spoken = figuresText.drawn(title, count.format(most), named(whole, highest.day))
  return (
    <>
      {series.length === 1 ? null : (
        <p className="legend" aria-hidden="true">
          {series.map(({ label, tone }) => (
            <span key={label} className={tone}>
              {label}
            </span>
          ))}
        </p>
      )}
      <div className="plot">
        <span className="most" aria-hidden="true">
          {count.format(Math.max(LEAST, most))}
        </span>
        <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={spoken}>
          <Bars days={days} series={series} most={Math.max(LEAST, most)} />
        </svg>
        <p aria-hidden="true">
          <span>{named(short, first.day)}</span>
          <span>{figuresText.today}</span>
        </p>
      </div>
      <Table title={title} days={days} series={series} />
    </>
  )
}
