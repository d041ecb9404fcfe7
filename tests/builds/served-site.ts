import { tmpdir } from 'node:os'
import { buildApp } from '@consoeurs/api'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import type { BrowserContext } from '@playwright/test'
import { watchInvalidations } from '../../apps/server/src/page-cache/invalidations.ts'
import { mountWeb } from '../../apps/server/src/pages/mount-web.ts'
import { openWebBuild } from '../../apps/server/src/pages/web-build.ts'
import { loadSettings, type Settings } from '../../apps/server/src/settings/settings.ts'
import { freePort } from '../start/process.ts'

export type Build = Awaited<ReturnType<typeof openWebBuild>>

const host = '127.0.0.1'

/** The site in this process, with its built pages, on a database of the test's own. */
export class ServedSite {
  readonly test: TestApp
  readonly url: string
  readonly #settings: Settings
  #app: TestApp['app']

  private constructor(test: TestApp, settings: Settings) {
    this.test = test
    this.url = settings.publicUrl
    this.#settings = settings
    this.#app = test.app
  }

  /** @param changes of the settings, from those of a demo */
  static async open(changes: Partial<Settings> = {}, build?: Build): Promise<ServedSite> {
    const publicUrl = `http://localhost:${await freePort()}`
    const settings = { ...loadSettings({}, tmpdir()), publicUrl, ...changes }
    const pages = build ?? (await openWebBuild())
    const test = await buildTestApp({ settings: { publicUrl }, mount: (app) => mount(app, settings, pages) })
    const site = new ServedSite(test, settings)
    await site.#listens()
    return site
  }

  /** What answers today. */
  get app(): TestApp['app'] {
    return this.#app
  }

  /** The server goes, and one of another build takes its place: same address, same members. */
  async deploys(build: Build): Promise<void> {
    const next = await buildApp(this.test.deps)
    await mount(next, this.#settings, build)
    await this.#app.close()
    this.#app = next
    await this.#listens()
  }

  /** From then on the pages of this browser are hers. */
  async signsIn(context: BrowserContext, { token }: Person): Promise<void> {
    const session = { name: 'consoeurs.session_token', value: `${token}.`, url: this.url, httpOnly: true }
    await context.addCookies([{ ...session, sameSite: 'Lax' }])
  }

  async close(): Promise<void> {
    await this.#app.close()
    await this.test.close()
  }

  async #listens(): Promise<void> {
    await this.#app.listen({ host, port: Number(new URL(this.url).port) })
  }
}

const mount = (app: TestApp['app'], settings: Settings, build: Build) =>
  mountWeb(app, { ...build, settings, watchInvalidations: watchInvalidations(app) })
