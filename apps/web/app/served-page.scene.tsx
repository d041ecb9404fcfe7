import type { PageBrand } from '@consoeurs/brand'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { BrandProvider } from './brand/brand-context.tsx'
import type { PublicSettings, Viewer } from './context.ts'
import { servedParts } from './ui/lazy-part.tsx'
import { ViewerProvider } from './viewer/viewer-context.tsx'

interface RenderedPage {
  brand: PageBrand
  viewer?: Viewer | null
  publicSettings?: PublicSettings
  /** Where she is; the settings' own origin. */
  path?: string
  /** What the loaders of the routes are given. */
  requestContext?: RouterContextProvider
}

/** What the server writes of some routes, as a page below the root: its status, and all its HTML. */
export async function servedPage(
  routes: RouteObject[],
  { brand, viewer = null, publicSettings, path = '/', requestContext }: RenderedPage,
): Promise<{ status: number; html: string }> {
  const handler = createStaticHandler([{ id: 'root', loader: () => ({ publicSettings }), children: routes }])
  const context = await handler.query(new Request(`http://site.test${path}`), { requestContext })
  if (context instanceof Response) throw new Error('Expected a page')
  await servedParts()
  const html = renderToStaticMarkup(
    <BrandProvider brand={brand}>
      <ViewerProvider viewer={viewer}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ViewerProvider>
    </BrandProvider>,
  )
  return { status: context.statusCode, html }
}
