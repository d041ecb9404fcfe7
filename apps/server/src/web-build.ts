import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BrandCode } from '@consoeurs/brand'
import type { Viewer } from '@consoeurs/contract'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { StartRefusal } from '../../../tools/embedded-postgres/refusal.ts'
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
}

/** The server side of the web app, built or served by Vite, with what its entry adds for us. */
export type WebBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(context: PageContext): RouterContextProvider
      inlineScripts: readonly { cspSource: string }[]
    }
  }
}

const clientFolder = fileURLToPath(new URL('../../web/build/client', import.meta.url))
const serverFile = fileURLToPath(new URL('../../web/build/server/index.js', import.meta.url))

/** The build on the disk. The brands' public files were copied beside the assets and compressed with them. */
export async function openWebBuild(): Promise<Omit<WebOptions, 'settings'>> {
  if (!existsSync(serverFile)) {
    throw new StartRefusal('L’application web n’est pas construite : lance « npm start », qui la construit.')
  }
  const build = (await import(pathToFileURL(serverFile).href)) as WebBuild
  return { build: async () => build, files: [{ prefix: '', folder: clientFolder }], routerMode: 'production' }
}
