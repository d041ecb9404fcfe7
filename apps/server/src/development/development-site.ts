import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderMail } from '@consoeurs/api/mails'
import { brandCodes } from '@consoeurs/brand/codes'
import { publicFolder } from '@consoeurs/brand/seed'
import type { ViteDevServer } from 'vite'
import { joinInstallation, type Share } from '../data/open-installation.ts'
import type { WebParts } from '../pages/mount-web.ts'
import type { WebBuild } from '../pages/web-build.ts'
import { printError } from '../process/console.ts'
import { Lifecycle } from '../process/lifecycle.ts'
import { openSite } from '../serve.ts'
import type { Settings } from '../settings/settings.ts'

export interface DevelopmentSite {
  /** Does not listen: the development server forwards requests to it. */
  server: Server
  close: () => Promise<void>
}

interface DevelopmentSiteOptions {
  share: Share
  settings: Settings
  web: ViteDevServer
  admin: ViteDevServer
}

/** Loaded again by Vite after a change of the server's code, with all modules of the API that the change touches. */
export async function openDevelopmentSite(options: DevelopmentSiteOptions): Promise<DevelopmentSite> {
  const { share, settings, web, admin } = options
  const life = new Lifecycle((name, error) => printError(`Arrêt de « ${name} » : ${String(error)}`))
  try {
    const installation = await joinInstallation(settings, life, share)
    const app = await openSite(installation, settings, { life, renderMail, web: developmentPages(web, admin) })
    await app.ready()
    return { server: app.server, close: () => life.stop() }
  } catch (error) {
    await life.stop()
    throw error
  }
}

const developmentPages = (web: ViteDevServer, admin: ViteDevServer): WebParts => ({
  build: async () => (await web.ssrLoadModule('virtual:react-router/server-build')) as WebBuild,
  files: brandCodes.map((code) => ({ prefix: `/brand/${code}`, folder: resolve(fileURLToPath(publicFolder(code))) })),
  adminPage: async () => {
    const html = await readFile(join(admin.config.root, 'index.html'), 'utf8')
    return admin.transformIndexHtml('/admin/', html)
  },
  middleware: (request, response, next) =>
    request.url?.startsWith('/admin/')
      ? admin.middlewares(request, response, next)
      : web.middlewares(request, response, next),
  routerMode: 'development',
})
