import { figuresText } from '../../text/figures.ts'
import { lifeText as text } from '../../text/life.ts'

/** Counts of one week; null: too few to be shown. */
export interface PlotWeek {
  /** YYYY-MM-DD */
  monday: string
  part: number | null
  /** What `part` belongs to; undefined: it stands alone. */
  whole?: number | null
}

export interface WeekLabels {
  title: string
  part: string
  whole: string
}

/** In SVG units; each week is one unit wide. */
const HEIGHT = 100
const FEW_HEIGHT = 3
/** Minimum top of the scale, so that small counts do not look like peaks. */
const LEAST = 10

function Bar({ tone, at, value, most }: { tone: string; at: number; value: number | null; most: number }) {
  const height = value === null ? FEW_HEIGHT : (HEIGHT * value) / most
  return (
    <rect className={value === null ? 'few' : tone} x={at + 0.14} width={0.72} y={HEIGHT - height} height={height} />
  )
}

function Week({ week, at, most }: { week: PlotWeek; at: number; most: number }) {
  const { monday, part, whole } = week
  return (
    <g>
      <title>{text.spoken(monday, part, whole)}</title>
      {whole === undefined ? null : <Bar tone="whole" at={at} value={whole} most={most} />}
      {whole === null || (whole !== undefined && part === null) ? null : (
        <Bar tone="main" at={at} value={part} most={most} />
      )}
    </g>
  )
}

interface WeekPlotProps {
  labels: WeekLabels
  /** Oldest first. */
  weeks: PlotWeek[]
}

/** The same data as a table, newest week first. */
function Table({ labels, weeks }: WeekPlotProps) {
  const hasWhole = weeks.some(({ whole }) => whole !== undefined)
  return (
    <details className="figure-table">
      <summary>{figuresText.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      <section aria-label={`${labels.title}, ${figuresText.asTable}`} tabIndex={0}>
        <table className="table">
          <caption className="unseen">{labels.title}</caption>
          <thead>
            <tr>
              <th scope="col">{text.weekHead}</th>
              {hasWhole ? <th scope="col">{labels.whole}</th> : null}
              <th scope="col">{labels.part}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ monday, part, whole }) => (
              <tr key={monday}>
                <th scope="row">{text.week(monday)}</th>
                {whole === undefined ? null : <td>{text.shown(whole)}</td>}
                <td>{text.shown(part)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

/** SVG without inline styles, because of the content security policy; a table repeats the data. */
export function WeekPlot({ labels, weeks }: WeekPlotProps) {
  const [first] = weeks
  const last = weeks.at(-1)
  if (first === undefined || last === undefined) return null
  const values = weeks.flatMap(({ part, whole }) => [part, whole ?? null])
  const isFew = values.every((value) => value === null)
  const most = Math.max(LEAST, ...values.map((value) => value ?? 0))
  const spoken = weeks.map(({ monday, part, whole }) => text.spoken(monday, part, whole))
  return (
    <>
      {isFew ? (
        <p className="hint">{text.allFew}</p>
      ) : (
        <>
          <p className="legend" aria-hidden="true">
            {first.whole === undefined ? null : <span className="whole">{labels.whole}</span>}
            <span className="main">{labels.part}</span>
            {values.includes(null) ? <span className="few">{text.few}</span> : null}
          </p>
          <div className="plot">
            <span className="most" aria-hidden="true">
              {text.shown(most)}
            </span>
            <svg
              viewBox={`0 0 ${weeks.length} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={text.drawn(labels.title, spoken)}
            >
              {weeks.map((week, at) => (
                <Week key={week.monday} week={week} at={at} most={most} />
              ))}
            </svg>
            <p aria-hidden="true">
              <span>{text.shortWeek(first.monday)}</span>
              <span>{text.shortWeek(last.monday)}</span>
            </p>
          </div>
        </>
      )}
      <Table labels={labels} weeks={weeks} />
    </>
  )
}
