import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteSettings } from '@consoeurs/api'
import type { BrandCode } from '@consoeurs/brand'
import type { Viewer } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { builds } from '../process/builds.ts'
import type { PublicSettings } from '../settings/settings.ts'
import type { WebParts } from './mount-web.ts'
import type { PageFetch } from './page-fetch.ts'

/** The web app calls it `RequestContext`. */
export interface PageContext {
  brandCode: BrandCode
  publicSettings: PublicSettings
  heroWords: SiteSettings['hero']
  nonce: string
  viewer: Viewer | null
  api: PageFetch
  previewAddress: FastifyInstance['previewAddress']
}

export type WebBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(context: PageContext): RouterContextProvider
      inlineScripts: readonly { cspSource: string }[]
    }
  }
}

/** The build copied the brands' public files beside the assets. */
export async function openWebBuild(): Promise<WebParts> {
  const build = (await import(pathToFileURL(builds.web).href)) as WebBuild
  const files = [builds.files, builds.desk].map((folder) => ({ prefix: '', folder }))
  const adminPage = await readFile(join(builds.desk, 'admin', 'index.html'), 'utf8')
  return { build, files, adminPage: async () => adminPage, routerMode: 'production' }
}
