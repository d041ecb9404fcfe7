import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { DeskProvider } from '../content/data-provider.ts'
import { careText } from '../text/care.ts'

/** Asked anew this often while the desk is open. Milliseconds. */
const EVERY = 60_000

export const waitingKey = 'waiting'

/** How much waits behind a place of the rail; nothing where nothing does. */
export function Waiting({ path }: { path: string }) {
  const provider = useDataProvider<DeskProvider>()
  const { data } = useQuery({
    queryKey: [waitingKey, path],
    queryFn: () => provider.look<{ count: number }>(path),
    refetchInterval: EVERY,
  })
  const count = data?.count ?? 0
  if (count === 0) return null
  return (
    <span className="waiting" title={careText.waiting(count)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{careText.waiting(count)}</span>
    </span>
  )
}
