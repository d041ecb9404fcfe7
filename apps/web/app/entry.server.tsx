import { loadBrand } from '@consoeurs/brand'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { BrandProvider } from './brand/brand-context.tsx'
import { logError } from './browser-log.ts'
import { type RequestContext, requestContext } from './context.ts'
import { NonceContext } from './nonce-context.ts'
import { handoffString, pageManifest, streamedState } from './page/hydration-data.ts'
import { PreviewContext } from './page/preview-context.ts'
import { renderTurn } from './render-scheduler.ts'
import { scriptString } from './script-text.ts'
import { servedParts } from './ui/lazy-part.tsx'
import { referenceOf } from './ui/states/fault-reference.ts'

export { inlineScripts } from './inline-scripts.ts'

/** The server process cannot import the bundled context key itself. */
export function createLoadContext(request: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(requestContext, request)
  return provider
}

/** Router errors below 500 are normal answers: log only our own faults. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const status = isRouteErrorResponse(error) ? error.status : 500
  logError(`unexpected error ${referenceOf(status, new URL(request.url).pathname)}`, error)
}

/** Ends the stream that the router reads at hydration. */
const handoffScript = (data: string, nonce: string) =>
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${scriptString(data)});window.__reactRouterContext.streamController.close();</script>`

async function pageElement(
  request: Request,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<ReactElement> {
  const { brandCode, nonce, previewAddress } = loadContext.get(requestContext)
  const [brand] = await Promise.all([loadBrand(brandCode), servedParts()])
  const { serverHandoffStream: _, ...context } = routerContext
  context.serverHandoffString = handoffString(routerContext)
  context.manifest = pageManifest(routerContext.manifest)
  return (
    <NonceContext value={nonce}>
      <PreviewContext value={previewAddress}>
        <BrandProvider brand={brand}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </BrandProvider>
      </PreviewContext>
    </NonceContext>
  )
}

/** Keeps the bytes, so that the server need not read them back from a stream. */
class PageResponse extends Response {
  readonly rendered: Buffer

  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.rendered = Buffer.from(html)
  }
}

/**
 * Renders to one string: no page suspends, and a string costs a third less than a stream. Reader pages need no loader
 * data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { serverHandoffStream } = routerContext
  const page = await pageElement(request, routerContext, loadContext)
  await renderTurn()
  const html = renderToString(page)
  const hydrates = routerContext.renderMeta?.didRenderScripts === true && serverHandoffStream !== undefined
  const tail = hydrates
    ? handoffScript(await streamedState(routerContext, serverHandoffStream), loadContext.get(requestContext).nonce)
    : ''
  if (!hydrates) await serverHandoffStream?.cancel()
  return new PageResponse(`<!DOCTYPE html>${html}${tail}`, { status, headers })
}
