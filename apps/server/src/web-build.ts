import { pathToFileURL } from 'node:url'
import type { BrandCode } from '@consoeurs/brand'
import type { Viewer } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import type { ReactElement } from 'react'
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { builds } from './builds.ts'
import type { WebOptions } from './mount-web.ts'
import type { PageFetch } from './page-fetch.ts'
import type { PublicSettings } from './settings.ts'

/** What the process gives to each page; the web app's own name for it is `RequestContext`. */
export interface PageContext {
  brandCode: BrandCode
  publicSettings: PublicSettings
  nonce: string
  viewer: Viewer | null
  api: PageFetch
  previewAddress: FastifyInstance['previewAddress']
}

/** The server side of the web app, built or served by Vite, with what its entry adds for us. */
export type WebBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(context: PageContext): RouterContextProvider
      pageElement(request: Request, context: EntryContext, loadContext: RouterContextProvider): Promise<ReactElement>
      inlineScripts: readonly { cspSource: string }[]
    }
  }
}

/** The build on the disk. The brands' public files were copied beside the assets and compressed with them. */
export async function openWebBuild(): Promise<Omit<WebOptions, 'settings'>> {
  const build = (await import(pathToFileURL(builds.web).href)) as WebBuild
  const files = [builds.files, builds.desk].map((folder) => ({ prefix: '', folder }))
  return { build, files, desk: builds.desk, routerMode: 'production' }
}
