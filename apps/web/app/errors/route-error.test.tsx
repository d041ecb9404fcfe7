import type { Brand } from '@consoeurs/brand'
import { brandCodes, loadBrand } from '@consoeurs/brand'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { BrandProvider } from '../brand/brand-context.tsx'
import { ViewerProvider } from '../viewer/viewer-context.tsx'
import { refusedPath, unmatchedPath } from './not-found.ts'
import { RootErrorBoundary } from './route-error.tsx'

async function pageThat(fails: (request: Request) => unknown, brand: Brand) {
  const routes = [
    {
      path: '*',
      element: null,
      ErrorBoundary: RootErrorBoundary,
      loader: ({ request }: { request: Request }) => {
        throw fails(request)
      },
    },
  ]
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request('http://site.test/p/marguerite'))
  if (context instanceof Response) throw new Error('Expected a page')
  const html = renderToStaticMarkup(
    <BrandProvider brand={brand}>
      <ViewerProvider viewer={null}>
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

describe.each(brandCodes)('error pages of %s', (code) => {
  it('says that no route answers, in the words of the specification, with a way back', async () => {
    const brand = await loadBrand(code)
    const { status, html } = await pageThat(unmatchedPath, brand)
    expect(status).toBe(404)
    expect(html).toContain('Page not found: /p/marguerite')
    expect(html).toContain(brand.text.notFound.title)
    expect(html).toContain(brand.text.notFound.action)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('says that a check refused the path, with its own capital letters', async () => {
    const { status, html } = await pageThat(refusedPath, await loadBrand(code))
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found: /p/marguerite')
  })

  it('shows the sentence of the API and keeps the status', async () => {
    const sentence = 'Ce partage n’existe plus.'
    const { status, html } = await pageThat(() => data(sentence, { status: 410 }), await loadBrand(code))
    expect(status).toBe(410)
    expect(html).toContain(sentence)
    expect(html).toContain('410 /p/marguerite')
  })

  it('keeps the words of a fault of ours for the log', async () => {
    const { status, html } = await pageThat(() => new Error('connection refused on port 5432'), await loadBrand(code))
    expect(status).toBe(500)
    expect(html).not.toContain('5432')
    expect(html).toContain('500 /p/marguerite')
  })
})
