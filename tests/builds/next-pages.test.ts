import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { directoryText } from '../../apps/web/app/features/people/members/directory.text.ts'
import { hasCachedPayload } from '../../apps/web/app/pwa/prefetch-visitor-pages.ts'
import { layoutText } from '../../apps/web/app/text/pages/layout.ts'
import { ensureChromium } from '../../tools/chromium.mjs'
import { chromiumArgs } from '../../tools/chromium-args.mjs'
import { ServedSite } from './served-site.ts'

/** Specification §9, « payload prefetch and manifest fetch delay: about 1 s after idle »: what it spares her next step. */
let browser: Browser
let site: ServedSite
/** What the server was asked for. */
const asked: string[] = []

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  site = await ServedSite.open()
  site.test.app.server.on('request', ({ url = '' }) => asked.push(url))
})
afterAll(async () => {
  await browser.close()
  await site.close()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  asked.length = 0
})

/** A browser that was never here; the worker, which keeps the same files, stays away. */
async function opens(path: string, options: BrowserContextOptions & { sparing?: boolean } = {}): Promise<Page> {
  const { sparing = false, ...rest } = options
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'fr-FR',
    serviceWorkers: 'block',
    viewport,
    ...rest,
  })
  if (sparing) {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
  }
  if (path !== '/login')
    await site.signsIn(context, await site.test.personas.member(`Membre${asked.length}${Date.now()}`))
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** Neither a pointer over the link nor its focus says beforehand where she is going. */
const takes = (link: Locator) => link.first().evaluate((element: HTMLElement) => element.click())

/** What her step to the directory asks the server for: its payload, and what of its code she has not. */
async function stepToMembers(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const code = await page.evaluate(async () => {
    const version: string = Reflect.get(window, '__reactRouterManifest')?.version ?? ''
    const list = await fetch(`/__manifest?${new URLSearchParams({ paths: '/members', version })}`)
    const { module, imports } = (await list.json())['routes/members']
    return [module, ...imports]
  })
  asked.length = 0
  await takes(page.getByRole('navigation').getByRole('link', { name: layoutText.members, exact: true }))
  const titles = new RegExp(`^(${layoutText.members}|${directoryText.near})$`)
  await page.getByRole('heading', { level: 1, name: titles }).waitFor()
  return asked.filter((url) => code.includes(url) || url.startsWith('/members.data'))
}

it('a member’s first navigation fetches data only: the code was prefetched', async () => {
  const page = await opens('/dashboard')
  const isLast = (url: string) => /^\/assets\/own-profile-/.test(url)
  await vi.waitFor(() => expect(asked.some(isLast)).toBe(true), { timeout: 20_000 })
  expect(await stepToMembers(page)).toEqual([expect.stringMatching(/^\/members\.data\?/)])

  const sparing = await opens('/dashboard', { sparing: true })
  expect(await stepToMembers(sparing)).toContainEqual(expect.stringMatching(/^\/assets\/members-/))
})

it('a visitor’s navigation from a form to a public page is prefetched once', async () => {
  const page = await opens('/login')
  const isPayload = (url: string) => url.startsWith('/_.data?')
  await vi.waitFor(() => expect(asked.some(isPayload)).toBe(true), { timeout: 20_000 })
  await vi.waitFor(() => expect(asked.some((url) => /^\/assets\/home-/.test(url))).toBe(true), { timeout: 20_000 })
  await page.waitForLoadState('networkidle')
  await takes(page.getByRole('complementary').getByRole('link'))
  await page.waitForURL(`${site.url}/`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(asked.filter(isPayload)).toHaveLength(1)
})

it('recognises the pages whose data is cached, and no other', async () => {
  for (const path of ['/', '/l/plan-du-site']) {
    expect(hasCachedPayload(path)).toBe(true)
    const { headers } = await site.test.app.inject({ url: `${path === '/' ? '/_' : path}.data` })
    expect([path, headers.etag]).toEqual([path, expect.stringMatching(/^W\//)])
  }
  for (const path of ['/l/contact', '/l/support', '/shares', '/p/ines', '/blog', '/l', '/l/a/b', '/login']) {
    expect([path, hasCachedPayload(path)]).toEqual([path, false])
  }
})
