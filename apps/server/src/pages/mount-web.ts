import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { CacheTag } from '@consoeurs/api'
import { hasAdminAccess } from '@consoeurs/contract'
import { type LatestBuild, latestBuildPath } from '@consoeurs/contract/operations/builds'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AdminSettings, Settings } from '../settings/settings.ts'
import { adminPath, openAdmin } from './admin.ts'
import { toPublicAddress } from './public-address.ts'
import { createRenderer, type Renderer } from './render-pages.ts'
import type { WebBuild } from './web-build.ts'

interface PublicFile {
  folder: string
  /** With a leading slash. */
  path: string
}

const COMPRESSED = /\.(br|gz)$/
const PAGE = 'index.html'

/** An allowlist: no other path is looked up on the disk. */
function publicFiles(folders: { prefix: string; folder: string }[]): Map<string, PublicFile> {
  const files = new Map<string, PublicFile>()
  for (const { prefix, folder } of folders) {
    for (const path of pathsBelow(folder)) files.set(`${prefix}${path}`, { folder, path })
  }
  return files
}

function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== PAGE && !COMPRESSED.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
}

/** What differs between a build and development. */
export interface WebParts {
  /** The build, or in development a function, to reload the routes for each request. */
  build: WebBuild | (() => Promise<WebBuild>)
  files: { prefix: string; folder: string }[]
  /** HTML of the admin app, with placeholders; without it /admin is an ordinary page. */
  adminPage?: () => Promise<string>
  /** In production the router hides error details. */
  routerMode: 'development' | 'production'
  /** Vite, in development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export interface WebOptions extends WebParts {
  settings: Settings
  /** Settings changed in the admin app; absent: those of the environment. */
  changedAtDesk?: () => AdminSettings
  /** Subscribes to changes that visitors may see; without it no page is cached. */
  watchInvalidations?: ((invalidate: (tags: readonly CacheTag[]) => void) => void) | undefined
  pageMade?: ((made: 'ready' | 'rendered') => void) | undefined
}

export interface MountedWeb {
  isCached(request: IncomingMessage): boolean
}

export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<MountedWeb> {
  const { files, middleware } = options
  let mounted: MountedWeb = { isCached: () => false }
  await app.register(async (web) => {
    if (middleware) web.addHook('onRequest', ({ raw }, reply, done) => middleware(raw, reply.raw, () => done()))
    await serveFiles(web, files)
    // Browsers request it for images and API responses.
    web.get('/favicon.ico', { schema: { hide: true }, config: { access: 'public' } }, (_request, reply) =>
      reply.redirect(`/brand/${options.settings.variant}/icon-192.png`),
    )
    await sendLatestBuild(web, options.build)
    web.addHook('onRequest', toPublicAddress(options.settings))
    // The page reads its raw body itself.
    web.removeAllContentTypeParsers()
    web.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const { render, isCached, invalidate } = await openRenderer(app, options)
    mounted = { isCached }
    options.watchInvalidations?.(invalidate)
    if (options.adminPage !== undefined) {
      const desk = await openAdmin(options.settings, options.adminPage)
      for (const url of [adminPath, `${adminPath}/*`]) {
        web.route({
          method: ['GET', 'HEAD'],
          // Fastify's HEAD routes cannot send a `Response`, which `render` may return.
          exposeHeadRoute: false,
          url,
          schema: { hide: true },
          config: { access: 'public' },
          // Without a staff role the site answers, or asks to sign in.
          handler: (request, reply) =>
            hasAdminAccess(request.viewer?.role ?? null) ? desk(request, reply) : render(request, reply),
        })
      }
    }
    web.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeadRoute: false,
      url: '/*',
      schema: { hide: true },
      // Pages know who waits for approval, and lead her to the page that says so.
      config: { access: 'public', anyHost: true, whileWaiting: true },
      handler: (request, reply) => (isApi(request.url) ? reply.callNotFound() : render(request, reply)),
    })
  })
  return mounted
}

/** In development the routes are compiled at the first page: it can take longer than a plugin may (10 s). */
async function openRenderer(app: FastifyInstance, options: WebOptions): Promise<Renderer> {
  if (options.routerMode === 'production') return createRenderer(app, options)
  let renderer: Promise<Renderer> | undefined
  return {
    render: async (request, reply) => {
      renderer ??= createRenderer(app, options)
      return (await renderer).render(request, reply)
    },
    isCached: () => false,
    invalidate: () => undefined,
  }
}

/** Specification §7: open pages poll it, and reload at the next navigation once the id changes. */
async function sendLatestBuild(web: FastifyInstance, build: WebOptions['build']): Promise<void> {
  const timestamp = Date.now()
  web.get(latestBuildPath, { schema: { hide: true }, config: { access: 'public' } }, async (_request, reply) => {
    const { assets } = typeof build === 'function' ? await build() : build
    return reply.header('Cache-Control', 'no-store').send({ id: assets.version, timestamp } satisfies LatestBuild)
  })
}

const isApi = (url: string) => /^\/api(\/|\?|$)/.test(url)

/** No session is read for these. */
const FILE_PREFIXES = ['/assets/', '/brand/', '/admin/assets/']

/** Vite adds a content hash. */
const NEVER_CHANGES = /^(?:\/admin)?\/assets\//

async function serveFiles(web: FastifyInstance, folders: WebOptions['files']): Promise<void> {
  const files = publicFiles(folders)
  await web.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: 'deny' })
  const serve = ({ folder, path }: PublicFile, reply: FastifyReply) =>
    NEVER_CHANGES.test(path)
      ? reply.sendFile(path, folder, { maxAge: '365d', immutable: true })
      : reply.sendFile(path, folder, { maxAge: 0 })

  // Not async: if the browser disconnects early, an awaited reply counts as sent and the request reaches a handler
  // that answers again.
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
