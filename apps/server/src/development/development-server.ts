import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite'
import type { Share } from '../data/open-installation.ts'
import { printError, timed } from '../process/console.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import { portRefusal } from '../process/port.ts'
import type { Settings } from '../settings/settings.ts'
import type { DevelopmentSite } from './development-site.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** Milliseconds: an editor or a checkout writes several files at once. */
const DEBOUNCE_MS = 100

/**
 * Keeps the port, the database and Vite while the site itself is loaded again after each change of the server's code.
 * Pages and the admin app are hot reloaded by Vite. Requests wait for a site that is loading.
 */
export async function startDevelopmentServer(share: Share, settings: Settings, life: Lifecycle): Promise<void> {
  const server = createHttpServer()
  const loader = Promise.withResolvers<SiteLoader>()
  forwardRequests(server, async () => (await loader.promise).current())
  await listen(server, settings, life)
  const [code, web, admin] = await keepSignalHandlers(() =>
    Promise.all([
      createServer({
        root: folder('apps/server'),
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, ws: false, hmr: false },
        optimizeDeps: { noDiscovery: true },
        // As React Router's plugin has it: both must load the same file of a library.
        ssr: { resolve: { externalConditions: ['development', 'node', 'module-sync'] } },
      }),
      createServer({ root: folder('apps/web'), appType: 'custom', server: hotReloadOn(server) }),
      createServer({ root: folder('apps/admin'), appType: 'custom', server: hotReloadOn(server) }),
    ]),
  )
  for (const vite of [code, web, admin]) life.opened('vite', () => vite.close())
  const sites = createSiteLoader(code, { share, settings, web, admin })
  life.opened('site', sites.close, CLOSE_MS)
  reloadOnChange(code, sites.reload)
  sites.reload()
  loader.resolve(sites)
}

const CLOSE_MS = 5_000

const hotReloadOn = (server: Server) => ({ middlewareMode: true as const, hmr: { server } })

interface SiteLoader {
  /** Rejects where the code does not load; the next change loads it again. */
  current: () => Promise<DevelopmentSite>
  reload: () => void
  close: () => Promise<void>
}

interface LoaderOptions {
  share: Share
  settings: Settings
  web: ViteDevServer
  admin: ViteDevServer
}

function createSiteLoader(code: ViteDevServer, options: LoaderOptions): SiteLoader {
  const runner = createServerModuleRunner(code.environments.ssr, { hmr: false })
  const entry = fileURLToPath(new URL('development-site.ts', import.meta.url))
  let site: Promise<DevelopmentSite> | undefined

  async function replace(previous: Promise<DevelopmentSite> | undefined): Promise<DevelopmentSite> {
    await previous?.then((one) => one.close()).catch(() => undefined)
    return timed('Chargement du code', async () => {
      const { openDevelopmentSite } = await runner.import<typeof import('./development-site.ts')>(entry)
      return openDevelopmentSite(options)
    })
  }

  function reload(): Promise<DevelopmentSite> {
    const next = replace(site)
    next.catch((error: unknown) => printError(error instanceof Error ? String(error.stack) : String(error)))
    site = next
    return next
  }

  return {
    current: () => site ?? reload(),
    reload: () => void reload(),
    close: async () => site?.then((one) => one.close()).catch(() => undefined),
  }
}

function reloadOnChange(code: ViteDevServer, reload: () => void): void {
  let timer: NodeJS.Timeout | undefined
  code.watcher.on('all', (_event, file) => {
    if (!code.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return
    clearTimeout(timer)
    timer = setTimeout(reload, DEBOUNCE_MS)
  })
}

function forwardRequests(server: Server, current: () => Promise<DevelopmentSite>): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    current().then(
      (site) => site.server.emit('request', request, response),
      (error: unknown) => response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error)),
    )
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Vite listens for its own hot reload connections.
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
    current().then(
      (site) => site.server.emit('upgrade', request, socket, head),
      () => socket.destroy(),
    )
  })
}

function listen(server: Server, { host, port }: Settings, life: Lifecycle): Promise<void> {
  life.opened('http', () => {
    server.closeAllConnections()
    server.close()
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portRefusal(error, host, port)))
    server.listen(port, host, resolve)
  })
}

/** React Router's plugin exits at the first signal, before the embedded database is stopped. */
async function keepSignalHandlers<Result>(work: () => Promise<Result>): Promise<Result> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const before = new Map(signals.map((signal) => [signal, process.listeners(signal)]))
  const result = await work()
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!before.get(signal)?.includes(listener)) process.off(signal, listener)
    }
  }
  return result
}
