/** Pages as the server writes them: the routes of the site map, whose loaders ask the API itself. */
import type { Viewer } from '@consoeurs/contract'
import type { Person, TestApp } from '@consoeurs/test-support'
import { type RouteObject, RouterContextProvider, UNSAFE_withComponentProps as withComponentProps } from 'react-router'
import { expect } from 'vitest'
import { type ApiFetch, type RequestContext, requestContext, viewerContext } from '../../apps/web/app/context.ts'
import siteMap from '../../apps/web/app/routes.ts'
import { servedPage } from '../../apps/web/app/served-page.scene.tsx'

const publicSettings: RequestContext['publicSettings'] = {
  publicUrl: 'http://localhost:3000',
  strapiUrl: '',
  mode: 'demo',
  animateCssUrl: '',
  firebase: null,
  canonicalQuery: [],
  profileChoices: null,
  themeStyle: null,
  analytics: null,
}

/** What the server gives to the loaders and actions of a page that she opens: the API itself answers them. */
export async function contextOf(
  test: TestApp,
  person: Person,
): Promise<{ viewer: Viewer | null; context: RouterContextProvider }> {
  const { viewer } = (await person.gets<{ viewer: Viewer | null }>('/api/viewer')).body
  const api: ApiFetch = async (path, { method = 'GET', headers, body } = {}) => {
    const asked = [method as 'GET', path, body as string | undefined, Object.fromEntries(new Headers(headers))] as const
    const answer = await person.asks(...asked)
    return Response.json(answer.body, { status: answer.status })
  }
  const context = new RouterContextProvider()
  const { code: brandCode } = test.deps.brand
  context.set(requestContext, {
    api,
    viewer,
    brandCode,
    publicSettings,
    heroWords: null,
    nonce: '',
    previewAddress: () => '',
  })
  if (viewer !== null) context.set(viewerContext, viewer)
  return { viewer, context }
}

type Line = Awaited<typeof siteMap>[number]

/** From the outermost layout to the page that has this address in the site map. */
export function wayTo(address: string, lines: readonly Line[]): Line[] {
  for (const line of lines) {
    if (line.path === address) return [line]
    const below = wayTo(address, line.children ?? [])
    if (below.length > 0) return [line, ...below]
  }
  return []
}

const app = new URL('../../apps/web/app/', import.meta.url).pathname
export const moduleOf = ({ file }: Line) => import(/* @vite-ignore */ app + file)

/** As the router mounts them, each in the one before it. */
async function mounted([line, ...below]: Line[]): Promise<RouteObject[]> {
  if (line === undefined) return []
  const { default: Page, loader, handle } = await moduleOf(line)
  const children = await mounted(below)
  return [{ ...(line.path && { path: line.path }), loader, handle, Component: withComponentProps(Page), children }]
}

/**
 * What the server writes for her, or for a visitor, below the root.
 * @param page the address as the site map has it, where that is another one
 */
export async function servedTo(test: TestApp, person: Person, path: string, page = path): Promise<string> {
  const { viewer, context } = await contextOf(test, person)
  const routes = await mounted(wayTo(page.slice(1), await siteMap))
  const asked = { brand: test.deps.brand, viewer, publicSettings, path, requestContext: context }
  const { status, html } = await servedPage(routes, asked)
  expect(status).toBe(200)
  return html
}
