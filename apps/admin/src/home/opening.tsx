import type { Opening as OpeningView } from '@consoeurs/contract'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { useDataProvider } from 'ra-core'
import { Link } from 'react-router'
import type { DeskProvider } from '../content/data-provider.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { Loading } from '../shell/loading.tsx'
import { homeText } from '../text/home.ts'

type OpeningItem = OpeningView['items'][number]

function Step({ item: { step, done, facts } }: { item: OpeningItem }) {
  const { title, todo, place } = homeText.steps[step]
  const [moment] = facts
  const Mark = done ? CircleCheck : Circle
  return (
    <li className={done ? 'done' : ''}>
      <Mark size={22} strokeWidth={1.75} role="img" aria-label={done ? homeText.done : homeText.toDo} />
      <div>
        <h3>{title}</h3>
        {done ? null : <p>{todo(facts)}</p>}
        {done && step === 'backup' && moment !== undefined ? <p>{homeText.doneOn(moment)}</p> : null}
        {done || place === undefined ? null : <Link to={place.href}>{place.label}</Link>}
      </div>
    </li>
  )
}

/** Setup checklist of a new installation; hidden once complete. */
export function Opening() {
  const { look } = useDataProvider<DeskProvider>()
  const { data, error } = useQuery({ queryKey: ['opening'], queryFn: () => look<OpeningView>('opening') })
  if (error) return <ErrorScreen error={error} />
  if (data === undefined) return <Loading />
  const done = data.items.filter((item) => item.done).length
  if (done === data.items.length) return null
  return (
    <section className="panel opening" aria-labelledby="pour-ouvrir">
      <h2 id="pour-ouvrir">{homeText.opening}</h2>
      <p className="hint">{homeText.openingLead(done, data.items.length)}</p>
      <meter min={0} max={data.items.length} value={done} aria-labelledby="pour-ouvrir" />
      <ol>
        {data.items
          .toSorted((one, other) => Number(one.done) - Number(other.done))
          .map((item) => (
            <Step key={item.step} item={item} />
          ))}
      </ol>
    </section>
  )
}
