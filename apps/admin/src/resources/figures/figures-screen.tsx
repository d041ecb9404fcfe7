import { type FigureDay, figureSpans } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { DeskProvider } from '../../content/data-provider.ts'
import { downloadCsv } from '../../lists/csv.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { figuresText } from '../../text/figures.ts'
import { DayPlot, type PlotSeries } from './day-plot.tsx'
import { LifePanels } from './life-panels.tsx'

type Figure = Exclude<keyof FigureDay, 'day'>
type PlotName = keyof typeof figuresText.plots

const one: PlotSeries[] = [{ label: figuresText.count, tone: 'main' }]

interface Plot {
  name: PlotName
  of: Figure[]
  series: PlotSeries[]
  /** Show the mean: daily active members must not be added up. */
  mean?: true
}

const plots: Plot[] = [
  { name: 'signUps', of: ['signUps'], series: one },
  { name: 'active', of: ['active'], series: one, mean: true },
  { name: 'messages', of: ['messages'], series: one },
  { name: 'roomMessages', of: ['roomMessages'], series: one },
  { name: 'reports', of: ['reports'], series: one },
  {
    name: 'pushes',
    of: ['pushesDelivered', 'pushesFailed'],
    series: [
      { label: figuresText.series.delivered, tone: 'main' },
      { label: figuresText.series.failed, tone: 'bad' },
    ],
  },
]

const count = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

function Panel({ plot: { name, of, series, mean }, days }: { plot: Plot; days: FigureDay[] }) {
  const { title, hint } = figuresText.plots[name]
  const shown = days.map((day) => ({ day: day.day, values: of.map((figure) => day[figure]) }))
  const counted = shown.flatMap(({ values }) => values).filter((value) => value !== null)
  const total = counted.reduce((sum, value) => sum + value, 0)
  const said =
    mean === true ? figuresText.mean(count.format(total / counted.length)) : figuresText.total(count.format(total))
  const partly = mean === true && counted.length < days.length
  return (
    <section className="panel figure" aria-label={title}>
      <h3>{title}</h3>
      {counted.length === 0 ? null : <p className="said">{said}</p>}
      <p className="hint">{partly ? `${hint.slice(0, -1)}, ${figuresText.counted(counted.length)}.` : hint}</p>
      <DayPlot title={title} days={shown} series={series} />
    </section>
  )
}

export function FiguresScreen() {
  const { look } = useDataProvider<DeskProvider>()
  const [span, setSpan] = useState<number>(figureSpans[0])
  const { data, error, refetch } = useQuery({
    queryKey: ['figures', span],
    queryFn: () => look<{ items: FigureDay[] }>('figures', { days: span }),
  })
  const days = data?.items
  return (
    <>
      <PageHead title={figuresText.title}>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label={figuresText.span}
          value={span}
          onChange={(_event, value: number | null) => value !== null && setSpan(value)}
        >
          {figureSpans.map((value) => (
            <ToggleButton key={value} value={value}>
              {figuresText.spans[value]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          disabled={days === undefined}
          onClick={() => downloadCsv('chiffres', (days ?? []) as unknown as Record<string, unknown>[])}
        >
          {figuresText.export}
        </Button>
      </PageHead>
      <LifePanels />
      <h2 className="figures-part">{figuresText.daily}</h2>
      <p className="figures-lead">{figuresText.lead}</p>
      {error ? <ErrorScreen error={error} onRetry={() => void refetch()} /> : null}
      {days === undefined && !error ? <Loading /> : null}
      {days === undefined ? null : (
        <div className="figures">
          {plots.map((plot) => (
            <Panel key={plot.name} plot={plot} days={days} />
          ))}
        </div>
      )}
    </>
  )
}
