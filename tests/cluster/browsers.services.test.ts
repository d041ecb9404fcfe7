import { rmSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../apps/server/src/data/demo-accounts.ts'
import { messagesText } from '../../apps/web/app/features/chat/messages/messages.text.ts'
import { talkText } from '../../apps/web/app/text/talk.ts'
import { ensureChromium } from '../../tools/chromium.mjs'
import { chromiumArgs } from '../../tools/chromium-args.mjs'
import { endAll } from '../start/process.ts'
import { Balancer } from './balancer.ts'
import { Cluster } from './cluster.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
})
afterAll(() => browser?.close())

let cluster: Cluster
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
  await cluster?.close()
  await endAll()
  rmSync(cluster.folder, { recursive: true, force: true })
})

/** The way in of one browser: the node that it prefers, and the other one where that one is gone. */
async function opensDoor(preferred: string, other: string): Promise<Balancer> {
  const door = await Balancer.open([preferred, other], { inTurns: false })
  undo.push(() => door.close())
  return door
}

/** A browser at its door. */
interface Woman {
  context: BrowserContext
  /** What a page of the site would ask, from there. */
  posts(path: string, data?: object): Promise<unknown>
}

async function signsIn({ url }: Balancer, identifier: string): Promise<Woman> {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' })
  undo.push(() => context.close())
  const posts = async (path: string, data: object = {}): Promise<unknown> => {
    const answer = await context.request.post(path, { data, headers: { origin: url } })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
  await posts('/api/auth/local', { identifier, password: DEMO_PASSWORD })
  return { context, posts }
}

/** What the first word of a stranger needs before the two can talk. */
async function know(camille: Woman, ines: Woman): Promise<void> {
  await camille.posts('/api/messages', { to: 'ines', clientId: crypto.randomUUID(), text: 'Bonjour' })
  const { conversation } = await (await ines.context.request.get('/api/conversations/with/camille')).json()
  await ines.posts(`/api/conversations/${conversation.id}/accept`)
}

async function opensTalk({ context }: Woman, other: string): Promise<Page> {
  const page = await context.newPage()
  const socket = page.waitForEvent('websocket')
  await page.goto(`/messages/${other}`)
  await socket
  return page
}

async function writes(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(messagesText.field(name)).fill(text)
  await page.getByRole('button', { name: talkText.send, exact: true }).click()
}

/** It came by itself, and stands there once. */
async function hasOnce(page: Page, text: string): Promise<void> {
  const bubble = page.locator('[data-hook~="bubble"]', { hasText: text })
  await bubble.first().waitFor({ timeout: 60_000 })
  expect(await bubble.count()).toBe(1)
}

it.each(['postgres', 'redis'] as const)(
  'delivers messages between browsers on two nodes by %s, and reconnects to the other node after a kill',
  async (by) => {
    cluster = await Cluster.open({ nodes: 2, by })
    const [first, second] = cluster.nodes
    if (first === undefined || second === undefined) throw new Error('there are not two nodes')
    const women = [
      await signsIn(await opensDoor(first.url, second.url), 'camille'),
      await signsIn(await opensDoor(second.url, first.url), 'ines'),
    ] as const
    await know(...women)
    const camille = await opensTalk(women[0], 'ines')
    const ines = await opensTalk(women[1], 'camille')

    await writes(camille, 'Inès', 'Tu m’entends de l’autre côté ?')
    await hasOnce(ines, 'Tu m’entends de l’autre côté ?')
    await writes(ines, 'Camille', 'Très bien.')
    await hasOnce(camille, 'Très bien.')

    await first.kill('SIGKILL')
    await writes(ines, 'Camille', 'Et maintenant ?')
    // Nobody told her: her page finds the other node, and asks for what it missed.
    await hasOnce(camille, 'Et maintenant ?')
    await writes(camille, 'Inès', 'Toujours là.')
    await hasOnce(ines, 'Toujours là.')
  },
  240_000,
)
