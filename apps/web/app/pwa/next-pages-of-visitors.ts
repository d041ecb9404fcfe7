import { bringSoon, pathsOf } from './next-pages.ts'
import { pageRouter } from './page-router.ts'

/**
 * Pages of the house that every visitor reads alike: the server has their payload ready. A member’s payloads are never
 * kept by her browser, so that nothing of hers stays on a shared machine: asked for ahead, they would be asked for twice.
 */
export const hasReadyPayload = (path: string): boolean => /^\/(l\/(?!contact$|support$)[^/]+)?$/.test(path)

/** Where the router will ask for the payload of a page that she goes to from here. */
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

function hintAt(address: string): void {
  if (hinted.has(address)) return
  hinted.add(address)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href: address }))
}

/** Where she signs in: the page that it leads to, and the ways on from here. */
export function bringVisitorsNextPages(): void {
  bringSoon(() => {
    const paths = pathsOf('main a[data-discover], aside a[data-discover]')
    for (const path of paths.filter(hasReadyPayload)) hintAt(payloadOf(path))
    return ['/dashboard', ...paths]
  })
}
