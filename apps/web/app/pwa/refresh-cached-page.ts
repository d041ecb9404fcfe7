import { latestBuildPath } from '@consoeurs/contract/operations/builds'
import { cachedAt, markFresh } from './cached-page.ts'
import { pageRouter } from './page-router.ts'

/** A failed revalidation would replace the page by an error. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = await fetch(`${latestBuildPath}?${Date.now()}`, { cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

async function refresh(): Promise<void> {
  if (cachedAt() === 0 || !(await isReachable())) return
  await pageRouter()?.revalidate?.()
  markFresh()
}

/** Revalidates a cached page once online. */
export function refreshCachedPage(): void {
  if (cachedAt() === 0) return
  void refresh()
  addEventListener('online', () => void refresh())
  const opened = location.pathname + location.search
  pageRouter()?.subscribe?.(({ location: here }) => {
    if (here !== undefined && here.pathname + here.search !== opened) markFresh()
  })
}
