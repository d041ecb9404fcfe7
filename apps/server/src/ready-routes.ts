import { pageOfPayload } from '@consoeurs/contract/page-payload'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Manifest = ServerBuild['routes']

/** The routes of a build as the tree that the router matches against. */
function treeOf(routes: Manifest, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive = false, module } = route
    const common = { id, path, caseSensitive, handle: module.handle }
    return [index === true ? { ...common, index: true as const } : { ...common, children: treeOf(routes, id) }]
  })
}

/** What a page may say of itself in its `handle` (`apps/web/app/reader-page.ts`). */
type Mark = 'ready' | 'measured'

const says = (handle: unknown, mark: Mark) =>
  typeof handle === 'object' && handle !== null && Reflect.get(handle, mark) === true

/**
 * Tells whether the page at a path says something of itself: that it is the same for every visitor, or may be measured.
 * A page's payload is what its page is.
 */
export function routesThatAre(mark: Mark, { routes }: Pick<ServerBuild, 'routes'>): (path: string) => boolean {
  const tree = treeOf(routes)
  return (path) => {
    const { pathname } = new URL(path, 'http://localhost')
    return says(matchRoutes(tree, pageOfPayload(pathname) ?? pathname)?.at(-1)?.route.handle, mark)
  }
}
