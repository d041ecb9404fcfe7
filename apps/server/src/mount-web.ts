import type { IncomingMessage, ServerResponse } from 'node:http'
import { worksAtDesk } from '@consoeurs/contract'
import { type LatestBuild, latestBuildPath } from '@consoeurs/contract/builds'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { deskPath, openDesk } from './desk.ts'
import { type PublicFile, publicFiles } from './public-files.ts'
import { createRenderer } from './render-pages.ts'
import type { ChangedAtDesk, Settings } from './settings.ts'
import type { WebBuild } from './web-build.ts'

export interface WebOptions {
  settings: Settings
  /** What the desk says of them by now; without it they are the environment’s. */
  changedAtDesk?: () => ChangedAtDesk
  /** While developing, the build of this moment: the router then reads its routes anew for every request. */
  build: WebBuild | (() => Promise<WebBuild>)
  /** Folders of files served as they are, each below its prefix. */
  files: { prefix: string; folder: string }[]
  /** The folder of the built desk; without it, its address is a page like any other. */
  desk?: string
  /** Calls back whenever something changed that a visitor's page may show; without it no page is kept ready. */
  whenPublicChanges?: ((forget: () => void) => void) | undefined
  /** Hears of each page that is answered: from ready bytes, or rendered for who asked. */
  pageMade?: ((made: 'ready' | 'rendered') => void) | undefined
  /** In production the router tells visitors nothing of an error. */
  routerMode: 'development' | 'production'
  /** Answers before us while developing (Vite's modules), or passes on. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export interface MountedWeb {
  /** Whether a request asks for a page whose bytes are at hand. */
  isReady(request: IncomingMessage): boolean
}

/** Serves the built files, and everything that is neither file nor API as a page. */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<MountedWeb> {
  const { files, middleware } = options
  let mounted: MountedWeb = { isReady: () => false }
  await app.register(async (web) => {
    if (middleware) web.addHook('onRequest', ({ raw }, reply, done) => middleware(raw, reply.raw, () => done()))
    await serveFiles(web, files)
    // Where browsers look when no page told them of an icon: for a picture, a message of the API.
    web.get('/favicon.ico', { schema: { hide: true }, config: { access: 'public' } }, (_request, reply) =>
      reply.redirect(`/brand/${options.settings.variant}/icon-192.png`),
    )
    await tellLatestBuild(web, options.build)
    // Pages read their own body, as browsers sent it.
    web.removeAllContentTypeParsers()
    web.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const { render, isReady, forgetReadyPages } = await createRenderer(app, options)
    mounted = { isReady }
    options.whenPublicChanges?.(forgetReadyPages)
    if (options.desk !== undefined) {
      const desk = await openDesk(options.settings, options.desk)
      for (const url of [deskPath, `${deskPath}/*`]) {
        web.get(url, { schema: { hide: true }, config: { access: 'public' } }, (request, reply) =>
          // Whoever has no work there gets a page of the site, which says so or asks her to sign in.
          worksAtDesk(request.viewer?.role ?? null) ? desk(request, reply) : render(request, reply),
        )
      }
    }
    web.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeadRoute: false,
      url: '/*',
      schema: { hide: true },
      config: { access: 'public' },
      handler: (request, reply) => (isApi(request.url) ? reply.callNotFound() : render(request, reply)),
    })
  })
  return mounted
}

/** Specification §7: asked by open pages, which reload at the next navigation once the id is another one. */
async function tellLatestBuild(web: FastifyInstance, build: WebOptions['build']): Promise<void> {
  const timestamp = Date.now()
  web.get(latestBuildPath, { schema: { hide: true }, config: { access: 'public' } }, async (_request, reply) => {
    const { assets } = typeof build === 'function' ? await build() : build
    return reply.header('Cache-Control', 'no-store').send({ id: assets.version, timestamp } satisfies LatestBuild)
  })
}

const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)

/** Addresses that hold files and nothing else: they need no session, so none is read for them. */
const FILE_PREFIXES = ['/assets/', '/brand/', '/admin/assets/']

/** Vite names these after their content. */
const NEVER_CHANGES = /^(?:\/admin)?\/assets\//

async function serveFiles(web: FastifyInstance, folders: WebOptions['files']): Promise<void> {
  const files = publicFiles(folders)
  await web.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: 'deny' })
  const serve = ({ folder, path }: PublicFile, reply: FastifyReply) =>
    // Anything but an asset is asked for again each time.
    NEVER_CHANGES.test(path)
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
