import { latestBuildPath } from '@consoeurs/contract/builds'
import { isFresh, keptAt } from './kept-page.ts'
import { pageRouter } from './page-router.ts'

/** Asked first: a page whose data does not come is replaced by an error. */
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await fetch(`${latestBuildPath}?${Date.now()}`, { cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

async function refresh(): Promise<void> {
  if (keptAt() === 0 || !(await answers())) return
  await pageRouter()?.revalidate?.()
  isFresh()
}

/** A kept page becomes a fresh one once the network is back; another page is fresh by itself. */
export function refreshKeptPage(): void {
  if (keptAt() === 0) return
  void refresh()
  addEventListener('online', () => void refresh())
  const opened = location.pathname + location.search
  pageRouter()?.subscribe?.(({ location: here }) => {
    if (here !== undefined && here.pathname + here.search !== opened) isFresh()
  })
}
