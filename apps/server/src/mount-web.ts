import type { IncomingMessage, ServerResponse } from 'node:http'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type PublicFile, publicFiles } from './public-files.ts'
import { createRenderer } from './render-pages.ts'
import type { Settings } from './settings.ts'
import type { WebBuild } from './web-build.ts'

export interface WebOptions {
  settings: Settings
  /** While developing, the build of this moment: the router then reads its routes anew for every request. */
  build: WebBuild | (() => Promise<WebBuild>)
  /** Folders of files served as they are, each below its prefix. */
  files: { prefix: string; folder: string }[]
  /** Calls back whenever something changed that a visitor's page may show; without it no page is kept ready. */
  whenPublicChanges?: ((forget: () => void) => void) | undefined
  /** In production the router tells visitors nothing of an error. */
  routerMode: 'development' | 'production'
  /** Answers before us while developing (Vite's modules), or passes on. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Serves the built files, and everything that is neither file nor API as a page. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { files, middleware } = options
  await app.register(async (web) => {
    if (middleware) web.addHook('onRequest', ({ raw }, reply, done) => middleware(raw, reply.raw, () => done()))
    await serveFiles(web, files)
    // Where browsers look when no page told them of an icon: for a picture, a message of the API.
    web.get('/favicon.ico', { schema: { hide: true }, config: { access: 'public' } }, (_request, reply) =>
      reply.redirect(`/brand/${options.settings.variant}/icon-192.png`),
    )
    // Pages read their own body, as browsers sent it.
    web.removeAllContentTypeParsers()
    web.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const { render, forgetReadyPages } = await createRenderer(app, options)
    options.whenPublicChanges?.(forgetReadyPages)
    web.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeadRoute: false,
      url: '/*',
      schema: { hide: true },
      config: { access: 'public' },
      handler: (request, reply) => (isApi(request.url) ? reply.callNotFound() : render(request, reply)),
    })
  })
}

const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)

/** Addresses that hold files and nothing else: they need no session, so none is read for them. */
const FILE_PREFIXES = ['/assets/', '/brand/']

async function serveFiles(web: FastifyInstance, folders: WebOptions['files']): Promise<void> {
  const files = publicFiles(folders)
  await web.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: 'deny' })
  const serve = ({ folder, path }: PublicFile, reply: FastifyReply) =>
    // Vite names its assets after their content, so they never change; anything else is asked for again each time.
    path.startsWith('/assets/')
      ? reply.sendFile(path, folder, { maxAge: '365d', immutable: true })
      : reply.sendFile(path, folder, { maxAge: 0 })

  // Not a promise: where a browser leaves before its file is sent, an awaited answer would count as given, and the
  // request would go on to a handler that answers a second time.
  web.addHook('onRequest', (request, reply, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const file = reads ? files.get(decodedPath(request.url) ?? '') : undefined
    if (file) serve(file, reply)
    else next()
  })
  for (const prefix of FILE_PREFIXES) {
    web.get(`${prefix}*`, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  }
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '')
  } catch {
    return undefined
  }
}
