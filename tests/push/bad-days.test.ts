import { rmSync } from 'node:fs'
import type { Counters, NotificationView, Page as PageOf } from '@consoeurs/contract'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notificationsText } from '../../apps/web/app/features/chat/notifications/notifications.text.ts'
import { ensureChromium } from '../../tools/chromium.mjs'
import { chromiumArgs } from '../../tools/chromium-args.mjs'
import { Caller } from '../resilience/clients/caller.ts'
import { killDatabase } from '../resilience/nemesis/kill-database.ts'
import { Network } from '../resilience/nemesis/network.ts'
import { type Place, preparePlace } from '../resilience/place.ts'
import { Site, until } from '../resilience/site.ts'
import { endAll } from '../start/process.ts'

const HOUR = 3_600_000
/** Far beyond what it takes: a machine that does ten other things at once must not turn a true test red. */
const PATIENCE = 30_000

let place: Place
let site: Site
let network: Network
let browser: Browser
/** Two tabs of her computer, and her phone, whose clock is an hour off. */
const screens: Page[] = []

beforeAll(async () => {
  place = await preparePlace(12)
  site = await Site.open({ folder: place.folder })
  network = await Network.open({ host: '127.0.0.1', port: site.port })
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  const computer = await herBrowser({ width: 1440, height: 900 })
  const phone = await herBrowser({ width: 390, height: 844 })
  screens.push(await computer.newPage(), await computer.newPage(), await phone.newPage())
  await screens[2]?.clock.setSystemTime(Date.now() + HOUR)
  for (const screen of screens) {
    const caughtUp = screen.waitForResponse(/\/api\/inbox\?/)
    await screen.goto('/notifications')
    await caughtUp
  }
}, 120_000)

afterAll(async () => {
  await browser.close()
  await network.close()
  await endAll()
  rmSync(place.folder, { recursive: true, force: true })
})

const camille = () => place.friends[0]!

/** Signed in by a session that was made beside it, behind the network that can go away. */
async function herBrowser(viewport: { width: number; height: number }): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: network.url, viewport, locale: 'fr-FR' })
  await context.addCookies([
    {
      name: 'consoeurs.session_token',
      value: `${camille().token}.`,
      url: network.url,
      httpOnly: true,
      sameSite: 'Lax',
    },
    { name: 'consoeurs_signed_in', value: '1', url: network.url, sameSite: 'Lax' },
  ])
  return context
}

let visitors = 0
const lastVisitor = () => `Voisine ${String(visitors).padStart(3, '0')}`
/** Another member comes by and honours her: a line that folds, one of its own, and counters. */
async function somethingHappens(): Promise<void> {
  const visitor = place.strangers[visitors]!
  visitors += 1
  const program = new Caller(visitor, site)
  const username = camille().username
  const message = { clientId: crypto.randomUUID(), to: username, text: `Nouvelle ${visitors}` }
  const post = (who: Caller, path: string, body: object) => who.asks({ method: 'POST', path, body }, PATIENCE)
  const done = [
    await post(program, '/api/visits', { username }),
    await post(program, '/api/honors', { username, kind: 'coup-de-coeur' }),
    await post(new Caller(place.friends[1]!, site), '/api/messages', message),
  ]
  expect(done.map(({ outcome, why }) => (outcome === 'ok' ? 'ok' : why))).toEqual(['ok', 'ok', 'ok'])
}

/** What a page that is opened now would show: its lines, which of them are new, and the number in its title. */
async function truth() {
  const hers = new Caller(camille(), site)
  const [{ items }, counters] = await Promise.all([
    hers.reads<PageOf<NotificationView>>('/api/notifications'),
    hers.reads<Counters>('/api/counters'),
  ])
  return {
    lines: items.map(({ title, read }) => ({ title, read })),
    unread: counters.nbMessagesUnread + counters.nbNotificationsUnread,
  }
}

const shownBy = (screen: Page) =>
  screen.evaluate(
    (unreadLabel) => ({
      lines: [...document.querySelectorAll('main [data-hook~="notice"]')].map((line) => ({
        title: line.querySelector('[data-hook~="notice-text"]')?.textContent ?? '',
        read: !line.textContent.endsWith(unreadLabel),
      })),
      unread: Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0),
    }),
    notificationsText.unread,
  )

type ScreenContent = Awaited<ReturnType<typeof truth>>

/** What happened has arrived, and every screen comes to show what a new one would, by itself. */
async function allAgree(arrived: (now: ScreenContent) => boolean): Promise<void> {
  let now = await truth()
  let shown: ScreenContent[] = []
  const agree = async () => {
    now = await truth()
    shown = await Promise.all(screens.map(shownBy))
    return arrived(now) && shown.every((screen) => JSON.stringify(screen) === JSON.stringify(now))
  }
  await until(agree, 'all screens agree', PATIENCE).catch(() => expect(shown).toEqual(screens.map(() => now)))
}

/** Each of the three things of the last visitor is told. */
const told = ({ lines, unread }: ScreenContent) =>
  unread === 2 + visitors && lines.every(({ title }) => title.startsWith(lastVisitor()))

it('every screen shows new events', async () => {
  await somethingHappens()
  await allAgree(told)
})

it('is correct after the server was killed and restarted', async () => {
  await site.kill('SIGKILL')
  await site.start()
  await site.ready()
  await somethingHappens()
  await allAgree(told)
})

it('is correct after the database was killed', async () => {
  await killDatabase.strike({ site } as Parameters<typeof killDatabase.strike>[0])
  await somethingHappens()
  await allAgree(told)
})

it('is correct after a time without network', async () => {
  network.refuses = true
  network.cutAll()
  await somethingHappens()
  await somethingHappens()
  network.refuses = false
  await allAgree(told)
})

it('is correct after the device slept for a night', async () => {
  const [laptop] = screens
  const devtools = await laptop!.context().newCDPSession(laptop!)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  network.freeze()
  await somethingHappens()
  await laptop!.clock.setSystemTime(Date.now() + 9 * HOUR)
  // What was connected in the evening is dead, and the machine finds out as it wakes.
  network.cutAll()
  network.thaw()
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await laptop!.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await allAgree(told)
})

it('clears notifications on the desktop that were read on the phone', async () => {
  const phone = screens[2]!
  await phone.locator('[data-hook~="notice-mark"] button').first().click()
  await allAgree(({ lines }) => lines[0]?.read === true && lines[1]?.read === false)
  await phone.locator('[data-hook~="notices-head"] form button').click()
  await allAgree(({ lines }) => lines.every(({ read }) => read))
})
