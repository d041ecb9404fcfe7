import { useQueries, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { DeskProvider } from '../content/data-provider.ts'
import { placeOf } from '../places.ts'
import { careText } from '../text/care.ts'
import { useHerPlaces } from './her-places.ts'

/** Asked anew this often while the desk is open. Milliseconds. */
const EVERY = 60_000

export const waitingKey = 'waiting'

function useAsking() {
  const provider = useDataProvider<DeskProvider>()
  return (path: string) => ({
    queryKey: [waitingKey, path],
    queryFn: () => provider.look<{ count: number }>(path),
    refetchInterval: EVERY,
  })
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="waiting" title={careText.waiting(count)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{careText.waiting(count)}</span>
    </span>
  )
}

/** How much waits behind a place of the rail; nothing where nothing does. */
export function Waiting({ path }: { path: string }) {
  const { data } = useQuery(useAsking()(path))
  return <Count count={data?.count ?? 0} />
}

/** The same of all her places together, where they are out of sight. */
export function WaitingInAll() {
  const asking = useAsking()
  const paths = useHerPlaces().flatMap((name) => placeOf(name).waiting ?? [])
  const answers = useQueries({ queries: paths.map(asking) })
  return <Count count={answers.reduce((sum, { data }) => sum + (data?.count ?? 0), 0)} />
}
