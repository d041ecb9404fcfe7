import { pageRouter } from './page-router.ts'
import { pathsOf, schedulePrefetch } from './prefetch.ts'

/**
 * Public pages with the same payload for all visitors. Browsers never cache members' payloads, for shared machines, so
 * prefetching them would fetch twice.
 */
export const hasCachedPayload = (path: string): boolean => /^\/(l\/(?!contact$|support$)[^/]+)?$/.test(path)

/** URL of the data request that the router will send for this page. */
function payloadOf(path: string): string {
  const here = new Set(pageRouter()?.state.matches?.map(({ route }) => route.id))
  const routes =
    pageRouter()
      ?.match?.(path)
      ?.filter(({ route }) => route.loader !== undefined) ?? []
  const news = routes.map(({ route }) => route.id).filter((id) => !here.has(id))
  return `${path.replace(/\/$/, '/_')}.data?${new URLSearchParams({ _routes: news.join(',') })}`
}

const hinted = new Set<string>()

function addPrefetchHint(address: string): void {
  if (hinted.has(address)) return
  hinted.add(address)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href: address }))
}

/** Prefetches the dashboard and the pages linked from the sign-in page. */
export function prefetchVisitorPages(): void {
  schedulePrefetch(() => {
    const paths = pathsOf('main a[data-discover], aside a[data-discover]')
    for (const path of paths.filter(hasCachedPayload)) addPrefetchHint(payloadOf(path))
    return ['/dashboard', ...paths]
  })
}
