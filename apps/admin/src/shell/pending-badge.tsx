import { useQueries, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { DeskProvider } from '../content/data-provider.ts'
import { type ScreenName, screenOf } from '../screens.ts'
import { moderationText } from '../text/moderation.ts'

/** Polling interval in milliseconds. */
const EVERY = 60_000

export const pendingKey = 'waiting'

function useAsking() {
  const provider = useDataProvider<DeskProvider>()
  return (path: string) => ({
    queryKey: [pendingKey, path],
    queryFn: () => provider.look<{ count: number }>(path),
    refetchInterval: EVERY,
  })
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="waiting" title={moderationText.waiting(count)}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{moderationText.waiting(count)}</span>
    </span>
  )
}

/** Badge with the pending count of a screen. */
export function PendingBadge({ path }: { path: string }) {
  const { data } = useQuery(useAsking()(path))
  return <Count count={data?.count ?? 0} />
}

/** Total over the screens of a closed menu or a folded group. */
export function PendingTotal({ screens }: { screens: readonly ScreenName[] }) {
  const asking = useAsking()
  const paths = screens.flatMap((name) => screenOf(name).waiting ?? [])
  const answers = useQueries({ queries: paths.map(asking) })
  return <Count count={answers.reduce((sum, { data }) => sum + (data?.count ?? 0), 0)} />
}
