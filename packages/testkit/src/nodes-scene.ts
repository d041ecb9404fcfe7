import type { ApiSettings } from '@consoeurs/api'
import type { DraftAnswer, SiteSettingRow } from '@consoeurs/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CutOff } from './cut-off.ts'
import { type LivePage, openLivePage } from './live-page.ts'
import { mailTo, writtenMails } from './mails.ts'
import { Person } from './person.ts'
import { buildTestApp, type TestApp, type TestNode } from './test-app.ts'

type Nodes = NonNullable<ApiSettings['nodes']>

/** One site on two nodes, `here` and `there`, which know each other. */
export class TwoNodes {
  readonly test: TestApp
  readonly there: TestNode
  readonly logged: string[]
  private constructor(test: TestApp, there: TestNode, logged: string[]) {
    this.test = test
    this.there = there
    this.logged = logged
  }

  /** @param nodes how each of them reaches the other: here, there */
  static async open(nodes: [Nodes, Nodes], more: { limits?: boolean } = {}): Promise<TwoNodes> {
    const logged: string[] = []
    const test = await buildTestApp({
      ...more,
      settings: { nodes: nodes[0], secret: crypto.randomUUID() },
      beatMs: 100,
      log: (line) => void logged.push(line),
    })
    const there = await test.node({ settings: { nodes: nodes[1] } })
    await Promise.all([test.app, there.app].map((app) => app.listen({ host: '127.0.0.1', port: 0 })))
    const scene = new TwoNodes(test, there, logged)
    await scene.know()
    return scene
  }

  get here() {
    return this.test.app
  }

  /** Each has heard the other. */
  know = () =>
    vi.waitFor(
      () => {
        for (const app of [this.here, this.there.app]) expect(app.nodes?.presence.nodes()).toHaveLength(1)
      },
      { timeout: 20_000 },
    )

  pageThere = (person: Person): Promise<LivePage> => openLivePage(this.there.app, person)

  warnings = () =>
    this.logged
      .map((line) => JSON.parse(line) as { level: number; msg: string })
      .filter(({ level }) => level === 40)
      .map(({ msg }) => msg)

  async close(): Promise<void> {
    await this.there.close()
    await this.test.close()
  }
}

/** What two nodes are to people, whatever carries it. */
export function itIsOneSite(nodes: () => [Nodes, Nodes]): void {
  let scene: TwoNodes
  beforeAll(async () => {
    scene = await TwoNodes.open(nodes(), { limits: true })
  })
  afterAll(() => scene.close())

  it('brings a message that was sent here to her page there, a long one too', async () => {
    const [camille, ines] = [await scene.test.cast.camille(), await scene.test.cast.ines()]
    const page = await scene.pageThere(ines)
    const text = 'Coucou'
    const { status } = await camille.posts('/api/messages', { clientId: crypto.randomUUID(), to: ines.username, text })
    expect(status).toBe(200)
    await page.hears('message', (heard) => heard.message.text === text)
    // More than fits into one NOTIFY.
    scene.here.realtime.toUser(ines.id, { type: 'draft', key: 'é'.repeat(9000), at: null })
    await page.hears('draft', ({ key }) => key.length === 9000)
    page.closes()
  })

  it('ends her pages there when she signs out here', async () => {
    const louise = await scene.test.cast.louise()
    const page = await scene.pageThere(louise)
    await louise.posts('/api/auth/sign-out', {})
    await page.hears('signed-out')
    await vi.waitFor(() => expect(page.socket.connected).toBe(false))
  })

  it('knows here who is there, whether she looks, and what she follows', async () => {
    const naima = await scene.test.cast.member('Naïma')
    const page = await scene.pageThere(naima)
    const { realtime } = scene.here
    await vi.waitFor(() => expect(realtime.isConnected(naima.id)).toBe(true))
    expect(realtime.isVisible(naima.id)).toBe(false)
    page.socket.emit('visibility', true)
    await vi.waitFor(() => expect(realtime.isVisible(naima.id)).toBe(true))
    expect(realtime.membersIn(`canal-user-${naima.id}`)).toEqual([naima.id])
    expect(realtime.membersHere(`canal-user-${naima.id}`)).toEqual([])
    page.closes()
    await vi.waitFor(() => expect(realtime.isConnected(naima.id)).toBe(false))
  })

  it('counts what she does on both', async () => {
    const zoe = await scene.test.cast.member('Zoé')
    const tries = async (app: FastifyInstance) => {
      const { status } = await new Person({ ...zoe, app }).puts('/api/auth/password', {
        current: 'ce n’est pas le mien',
        password: 'ni celui-ci du tout, ni un autre',
      })
      return status
    }
    const statuses: number[] = []
    for (let times = 0; times < 11; times++) statuses.push(await tries(times % 2 === 0 ? scene.here : scene.there.app))
    expect(statuses.map((status) => status === 429)).toEqual([...Array(10).fill(false), true])
  })

  it('does each job once, whichever node takes it', async () => {
    await Promise.all([scene.here, scene.there.app].map((app) => app.jobs.start()))
    const names = Array.from({ length: 10 }, (_, at) => `n${at}`)
    for (const name of names)
      await scene.here.jobs.enqueue('mail', { kind: 'left', to: `${name}@test.test`, props: { name } })
    for (const name of names) await mailTo(scene.test, `${name}@test.test`, 'left')
    const written = (await writtenMails(scene.test)).filter(({ subject }) => subject === 'left')
    expect(written).toHaveLength(names.length)
  })

  it('knows there what was changed of the site here', async () => {
    const iris = await scene.test.cast.member('Iris', { role: 'admin' })
    const { body } = await iris.gets<{ items: SiteSettingRow[] }>('/api/desk/settings')
    const row = body.items.find(({ key }) => key === 'operatorEmail')
    const { status } = await iris.puts(`/api/desk/settings/${row?.id}`, { value: 'ailleurs@exemple.fr' })
    expect(status).toBe(200)
    await vi.waitFor(() => expect(scene.there.app.siteSettings().operatorEmail).toBe('ailleurs@exemple.fr'))
  })
}

/** The way between the nodes is cut and mended: nobody waits for it, and open pages ask for what they missed. */
export async function livesThroughACut(scene: TwoNodes, { cut, mend }: Pick<CutOff, 'cut' | 'mend'>): Promise<void> {
  const maud = await scene.test.cast.maud()
  const there = await scene.pageThere(maud)
  const here = await openLivePage(scene.here, maud)
  /** She writes, and her pages are told of it. @returns when */
  const writes = async () => {
    const { status, body } = await maud.puts<DraftAnswer>('/api/drafts/share:essai', { text: crypto.randomUUID() })
    expect(status).toBe(200)
    return body.draft?.at ?? ''
  }
  cut()
  await vi.waitFor(() => expect(scene.warnings()).toHaveLength(1), { timeout: 20_000 })
  for (let times = 0; times < 3; times++) {
    const at = await writes()
    await here.hears('draft', (heard) => heard.at === at)
  }
  mend()
  await Promise.all([here.hears('catch-up'), there.hears('catch-up')])
  await scene.know()
  expect(scene.warnings()).toEqual([
    'the other nodes are out of reach: open pages hear this node alone',
    'the other nodes are within reach again',
  ])
  const at = await writes()
  await there.hears('draft', (heard) => heard.at === at)
}
