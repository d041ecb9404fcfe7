import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import type { CacheTag } from '@consoeurs/api'
import type { ShareView } from '@consoeurs/contract'
import { buildTestApp, createRoomFixture, type Person, type TestApp, writesComment } from '@consoeurs/test-support'
import { watchInvalidations } from '../../apps/server/src/page-cache/invalidations.ts'
import { type MountedWeb, mountWeb } from '../../apps/server/src/pages/mount-web.ts'
import { openWebBuild } from '../../apps/server/src/pages/web-build.ts'
import { loadSettings } from '../../apps/server/src/settings/settings.ts'

type Build = Awaited<ReturnType<typeof openWebBuild>>['build']

/** One address for each cached route, and a share and a profile that are not Camille’s. */
export const pageNames = [
  'home',
  'shares',
  'share',
  'other share',
  'profile',
  'profile shares',
  'other profile',
  'article',
  'other article',
  'site map',
  'ledger',
  'legal page',
  'towns',
  'town',
  'season',
] as const
export type PageName = (typeof pageNames)[number]

interface Entry {
  data: { id: number; attributes: { slug: string } }
}

/** The site with its built pages, and something to read on each page that visitors share. */
export class VisitorPages {
  readonly test: TestApp
  readonly build: Build
  readonly invalidate: (tags: readonly CacheTag[]) => void
  readonly #web: MountedWeb
  camille!: Person
  ines!: Person
  editor!: Person
  share!: ShareView
  otherShare!: ShareView
  commentId!: number
  articleId!: number
  pageId!: number
  roomId!: number
  paths!: Record<PageName, string>

  private constructor(parts: {
    test: TestApp
    build: Build
    web: MountedWeb
    invalidate: (tags: readonly CacheTag[]) => void
  }) {
    this.test = parts.test
    this.build = parts.build
    this.invalidate = parts.invalidate
    this.#web = parts.web
  }

  static async open(): Promise<VisitorPages> {
    const build = await openWebBuild()
    let web: MountedWeb | undefined
    let invalidate: (tags: readonly CacheTag[]) => void = () => undefined
    const test = await buildTestApp({
      mount: async (app) => {
        web = await mountWeb(app, {
          ...build,
          settings: loadSettings({}, tmpdir()),
          watchInvalidations: (drop) => {
            invalidate = drop
            watchInvalidations(app)(drop)
          },
        })
      },
    })
    if (web === undefined) throw new Error('no pages were mounted')
    const pages = new VisitorPages({ test, build: build.build, web, invalidate: (tags) => invalidate(tags) })
    await pages.#fill()
    return pages
  }

  publish = async (author: Person, body: string, more: object = {}): Promise<ShareView> => {
    const share = { clientId: crypto.randomUUID(), kind: 'question', body, visibility: 'public', ...more }
    return (await author.posts<ShareView>('/api/shares', share)).body
  }

  async #fill(): Promise<void> {
    const { personas } = this.test
    const profile = { visibility: 'public' }
    this.camille = await personas.camille({ profile })
    this.ines = await personas.ines({ profile })
    this.editor = await personas.member('Solange', { role: 'editor' })
    this.share = await this.publish(this.camille, 'Où acheter du pain ?')
    this.otherShare = await this.publish(this.ines, 'Qui connaît un jardin ?')
    const said = writesComment(() => ({ shareId: this.share.id }))
    this.commentId = (await said.write(this.ines, 'Place du marché.')).body.id
    const article = await this.#writes('articles', 'Un article')
    const other = await this.#writes('articles', 'Un autre')
    const page = await this.#writes('pages', 'La charte')
    this.articleId = article.id
    this.pageId = page.id
    this.roomId = (
      await createRoomFixture(this.test, { slug: 'jardin', owner: this.camille, members: [this.ines] })
    ).roomId
    await this.test.settled()
    this.paths = {
      home: '/',
      shares: '/shares',
      share: `/shares/${this.share.slug}`,
      'other share': `/shares/${this.otherShare.slug}`,
      profile: `/p/${this.camille.username}`,
      'profile shares': `/p/${this.camille.username}?onglet=partages`,
      'other profile': `/p/${this.ines.username}`,
      article: `/blog/${article.id}-${article.attributes.slug}`,
      'other article': `/blog/${other.id}-${other.attributes.slug}`,
      'site map': '/l/plan-du-site',
      ledger: '/l/comment-cela-tient',
      'legal page': `/l/${page.attributes.slug}`,
      towns: '/villes',
      town: '/villes/lyon',
      season: '/saison',
    }
  }

  async #writes(collection: string, title: string) {
    const content = { title, body: '<p>Bonjour</p>', publishedAt: new Date(Date.now() - 1000).toISOString() }
    return (await this.editor.posts<Entry>(`/api/${collection}`, { data: content })).body.data
  }

  read = async (name: PageName) => this.test.app.inject({ url: this.paths[name] })

  isCached = (name: PageName) =>
    this.#web.isCached({ method: 'GET', headers: {}, url: this.paths[name] } as IncomingMessage)

  /** Renders every page anew, so that none expires during a test. */
  async warm(): Promise<void> {
    this.invalidate(['site'])
    for (const name of pageNames) {
      const { statusCode } = await this.read(name)
      if (statusCode !== 200 || !this.isCached(name))
        throw new Error(`${this.paths[name]} is not cached: ${statusCode}`)
    }
  }

  dropped = (): PageName[] => pageNames.filter((name) => !this.isCached(name))
}
