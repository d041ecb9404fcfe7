import { loadBrand } from '@consoeurs/brand'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { BrandProvider } from './brand/brand-context.tsx'
import { type RequestContext, requestContext } from './context.ts'
import { NonceContext } from './nonce-context.ts'
import { PreviewContext } from './preview-context.ts'
import { renderTurn } from './render-turns.ts'
import { scriptText } from './script-text.ts'
import { servedParts } from './ui/lazy-part.tsx'

export { inlineScripts } from './inline-scripts.ts'

/** The process that serves the pages cannot import the bundled context key: it makes the load context through this. */
export function createLoadContext(request: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider()
  provider.set(requestContext, request)
  return provider
}

/** What loaders returned, as the scripts the router waits for at hydration. */
async function handoffScripts(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const decoder = new TextDecoder()
  let data = ''
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true })
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${scriptText(JSON.stringify(data))});window.__reactRouterContext.streamController.close();</script>`
}

/** The whole page as React renders it. */
export async function pageElement(
  request: Request,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<ReactElement> {
  const { brandCode, nonce, previewAddress } = loadContext.get(requestContext)
  const [brand] = await Promise.all([loadBrand(brandCode), servedParts()])
  const { serverHandoffStream: _, ...context } = routerContext
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

/** A page whose bytes lie beside it: made once, and put through no stream that their process would read them back from. */
class PageResponse extends Response {
  readonly rendered: Buffer

  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.rendered = Buffer.from(html)
  }
}

/**
 * Pages are rendered to one string: nothing in them suspends, and a string costs a third less than a stream.
 * A page without router scripts (a visitor's reading page) needs no hand-off of its data either.
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
  const tail = hydrates ? await handoffScripts(serverHandoffStream, loadContext.get(requestContext).nonce) : ''
  if (!hydrates) await serverHandoffStream?.cancel()
  return new PageResponse(`<!DOCTYPE html>${html}${tail}`, { status, headers })
}
