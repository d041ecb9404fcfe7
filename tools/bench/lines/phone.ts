import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { ensureChromium } from '../../chromium.mjs'
import { chromiumArgs } from '../../chromium-args.mjs'
import type { Figure } from '../figures.ts'
import { signInDemo } from '../people.ts'
import type { Scene } from '../scene.ts'
import { median } from '../statistics.ts'

const ROUNDS = 5
/** Lighthouse’s slow 4G, as Chromium throttles it: bytes per second, milliseconds. */
const slow4G = { offline: false, downloadThroughput: 184_320, uploadThroughput: 84_375, latency: 150 * 3.75 }
const SLOWER = 4
/** A page at rest: nothing is fetched for half a second. */
const REST = { waitUntil: 'networkidle', timeout: 120_000 } as const

interface Opening {
  lcp: number
  blocking: number
  shift: number
}

/** Collected from the start of each page. */
function observe(): void {
  const seen = { lcp: 0, blocking: 0, shift: 0 }
  Object.assign(globalThis, { benchSeen: seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('longtask', ({ duration }) => {
    seen.blocking += duration - 50
  })
  watch('layout-shift', (entry) => {
    const { hadRecentInput = false, value = 0 } = entry as PerformanceEntry & {
      hadRecentInput?: boolean
      value?: number
    }
    if (!hadRecentInput) seen.shift += value
  })
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

const seenBy = (page: Page): Promise<Opening> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { benchSeen: Opening }).benchSeen }))

async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ ...devices['Pixel 5'], baseURL: url, serviceWorkers: 'block' })
  const cookies = (await signInDemo(url)).split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
  await context.addCookies(cookies)
  await context.addInitScript(observe)
  return context
}

/** Milliseconds from the tap until the next frame after what it opens is there. */
async function tap(page: Page, target: string, opens: string): Promise<number> {
  await page.locator(target).first().scrollIntoViewIfNeeded()
  const begun = await page.evaluate(() => performance.now())
  await page.locator(target).first().tap()
  await page.locator(opens).first().waitFor()
  return (
    (await page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now()))))) -
    begun
  )
}

interface Round {
  cold: Opening
  warm: Opening
  menu: number
  moved: number
}

async function round(browser: Browser, url: string): Promise<Round> {
  const context = await signedIn(browser, url)
  const page = await context.newPage()
  await throttle(page)
  await page.goto('/shares', REST)
  const cold = await seenBy(page)
  await page.goto('/shares', REST)
  const warm = await seenBy(page)
  const menu = await tap(page, 'main [data-hook~="share"] [aria-haspopup="menu"]', '[data-hook~="menu-item"]')
  await page.goto('/shares', REST)
  const moved = await tap(page, '.tabbar a[href="/members"]', '[data-hook~="member-grid"]')
  await context.close()
  return { cold, warm, menu, moved }
}

/** The feed on a phone: processor slowed four times, slow 4G, medians of five visits with an empty cache. */
export async function phone({ server }: Scene): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  try {
    const rounds: Round[] = []
    for (let left = ROUNDS; left > 0; left--) rounds.push(await round(browser, server.url))
    const of = (pick: (one: Round) => number) => median(rounds.map(pick))
    const figure = (name: string, value: number, most: number, unit = 'ms'): Figure => ({
      name,
      value,
      unit,
      goal: { text: `at most ${most} ${unit}`, met: value <= most },
    })
    return [
      figure(
        'Feed on a phone, largest paint, empty cache',
        of(({ cold }) => cold.lcp),
        2_200,
      ),
      figure(
        'Feed on a phone, largest paint, full cache',
        of(({ warm }) => warm.lcp),
        1_000,
      ),
      figure(
        'Feed on a phone, blocked, empty cache',
        of(({ cold }) => cold.blocking),
        200,
      ),
      figure(
        'Feed on a phone, layout shift',
        of(({ cold }) => cold.shift),
        0,
        '',
      ),
      figure(
        'A share’s menu opens',
        of(({ menu }) => menu),
        150,
      ),
      figure(
        'From the feed to the members',
        of(({ moved }) => moved),
        1_000,
      ),
    ]
  } finally {
    await browser.close()
  }
}
