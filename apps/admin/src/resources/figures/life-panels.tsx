import type { LifeWeek } from '@consoeurs/contract'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { DeskProvider } from '../../content/data-provider.ts'
import { ErrorScreen } from '../../shell/error-screen.tsx'
import { Loading } from '../../shell/loading.tsx'
import { lifeText as text } from '../../text/life.ts'
import { type PlotWeek, WeekPlot } from './week-plot.tsx'

type PlotName = keyof typeof text.plots

const plots: Record<PlotName, (week: LifeWeek) => PlotWeek> = {
  newcomers: ({ monday, newcomers, newcomersWhoWrote }) => ({ monday, whole: newcomers, part: newcomersWhoWrote }),
  answered: ({ monday, firstMessages, answered }) => ({ monday, whole: firstMessages, part: answered }),
  outings: ({ monday, outings }) => ({ monday, part: outings }),
}

function Panel({ name, weeks }: { name: PlotName; weeks: PlotWeek[] }) {
  const labels = text.plots[name]
  const last = weeks.at(-1)
  return (
    <section className="panel figure" aria-label={labels.title}>
      <h3>{labels.title}</h3>
      {last === undefined ? null : (
        <p className="said">{last.whole === undefined ? text.last(last.part) : text.ofWhole(last.part, last.whole)}</p>
      )}
      <p className="hint">{labels.hint}</p>
      <WeekPlot labels={labels} weeks={weeks} />
    </section>
  )
}

/** Whether the place lives: first writings, first answers and outings of the past weeks. */
export function LifePanels() {
  const { look } = useDataProvider<DeskProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['figures', 'life'],
    queryFn: () => look<{ items: LifeWeek[] }>('figures/life'),
  })
  return (
    <>
      <h2 className="figures-part">{text.title}</h2>
      <p className="figures-lead">{text.lead}</p>
      {error === null ? null : <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined ? null : (
        <div className="figures three">
          {(Object.keys(plots) as PlotName[]).map((name) => (
            <Panel key={name} name={name} weeks={data.items.map(plots[name])} />
          ))}
        </div>
      )}
    </>
  )
}
