import { pageOfPayload } from '@consoeurs/contract/page-payload'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Manifest = ServerBuild['routes']

function treeOf(routes: Manifest, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive = false, module } = route
    const common = { id, path, caseSensitive, handle: module.handle }
    return [index === true ? { ...common, index: true as const } : { ...common, children: treeOf(routes, id) }]
  })
}

/** In a route's `handle` (`apps/web/app/reader-page.ts`). */
type Mark = 'cached' | 'measured'

const says = (handle: unknown, mark: Mark) =>
  typeof handle === 'object' && handle !== null && Reflect.get(handle, mark) === true

/** A payload counts as its page. */
export function routesMarked(mark: Mark, { routes }: Pick<ServerBuild, 'routes'>): (path: string) => boolean {
  const tree = treeOf(routes)
  return (path) => {
    const { pathname } = new URL(path, 'http://localhost')
    return says(matchRoutes(tree, pageOfPayload(pathname) ?? pathname)?.at(-1)?.route.handle, mark)
  }
}
