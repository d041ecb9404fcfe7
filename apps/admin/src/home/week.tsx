import type { FigureDay } from '@consoeurs/contract'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useDataProvider } from 'ra-core'
import { Link } from 'react-router'
import type { DeskProvider } from '../content/data-provider.ts'
import { homeText } from '../text/home.ts'

const count = new Intl.NumberFormat('fr-FR')
const shown = ['signUps', 'roomMessages', 'messages', 'reports'] as const

/** Four figures of the last seven days. */
export function Week() {
  const { look } = useDataProvider<DeskProvider>()
  const { data } = useQuery({
    queryKey: ['figures', 30],
    queryFn: () => look<{ items: FigureDay[] }>('figures', { days: 30 }),
  })
  const days = data?.items.slice(-7)
  const sum = (figure: (typeof shown)[number]) => days?.reduce((total, day) => total + day[figure], 0)
  return (
    <section className="panel week" aria-labelledby="semaine">
      <h2 id="semaine">{homeText.week}</h2>
      <dl>
        {shown.map((figure) => {
          const total = sum(figure)
          return (
            <div key={figure}>
              <dt>{homeText.inWeek[figure]}</dt>
              <dd>{total === undefined ? '–' : count.format(total)}</dd>
            </div>
          )
        })}
      </dl>
      <Link className="onward" to="/figures">
        <ChartColumn size={18} strokeWidth={1.75} aria-hidden="true" />
        {homeText.allFigures}
      </Link>
    </section>
  )
}
