import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cookiesText } from '../../apps/web/app/text/cookies.ts'
import { visitorFrameText } from '../../apps/web/app/text/pages/visitor-frame.ts'
import { ensureChromium } from '../../tools/chromium.mjs'
import { chromiumArgs } from '../../tools/chromium-args.mjs'
import type { ServedSite } from '../builds/served-site.ts'
import { openMeasuredSite, Service } from './measured-site.ts'

/** Product §6, cookies, where the operator has a measuring service; specification §1, « Analytics tag loading ». */
const service = new Service()
let site: ServedSite
let browser: Browser

beforeAll(async () => {
  site = await openMeasuredSite(await service.open())
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
})
afterAll(async () => {
  await browser.close()
  await site.close()
  service.close()
})
beforeEach(() => {
  service.asked.length = 0
})

/** A browser that was never here. */
const newcomer = (): Promise<BrowserContext> => browser.newContext({ baseURL: site.url, locale: 'fr-FR' })

/** @param quiet waits until the page asks for nothing more: for what must not happen */
async function opens(context: BrowserContext, path: string, { quiet = false } = {}): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: quiet ? 'networkidle' : 'load' })
  return page
}

/** She said yes on the home page, which was counted. */
async function whoAccepted(): Promise<BrowserContext> {
  const context = await newcomer()
  const page = await opens(context, '/')
  await button(page, cookiesText.accept).click()
  await counted(page)
  await page.close()
  service.asked.length = 0
  return context
}

const question = (page: Page) => page.getByRole('region', { name: cookiesText.title })
const button = (page: Page, name: string) => question(page).getByRole('button', { name })
const manage = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: visitorFrameText.manageCookies })
const said = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('Analytics') ?? 'null') as { yes: boolean } | null)?.yes ?? null)
const counted = (page: Page) => page.locator('body[data-counted]').waitFor({ state: 'attached' })

describe('a visitor', () => {
  it('is asked with two equal buttons, sends nothing before accepting, and is not asked again', async () => {
    const context = await newcomer()
    const page = await opens(context, '/', { quiet: true })
    const shapes = [cookiesText.refuse, cookiesText.accept].map(async (name) => {
      const { width, height, y } = (await button(page, name).boundingBox()) ?? {}
      const look = await button(page, name).evaluate((of) => getComputedStyle(of).backgroundColor)
      return { width, height, y, look }
    })
    expect(await shapes[0]).toEqual(await shapes[1])
    expect(service.asked).toEqual([])
    expect(await said(page)).toBeNull()
    await button(page, cookiesText.accept).click()
    await counted(page)
    expect(await question(page).isHidden()).toBe(true)
    expect(await said(page)).toBe(true)
    const next = await opens(context, '/blog')
    await counted(next)
    expect(await question(next).isHidden()).toBe(true)
    expect(service.asked).toEqual(['/count.js', 'site-1 /', '/count.js', 'site-1 /blog'])
    await context.close()
  })

  it('is tracked on editorial pages only', async () => {
    const context = await whoAccepted()
    for (const path of ['/shares', '/login', '/l/contact']) await opens(context, path, { quiet: true })
    expect(service.asked).toEqual([])
    await context.close()
  })

  it('can withdraw consent from any footer, and is not tracked any more', async () => {
    const context = await whoAccepted()
    const page = await opens(context, '/login')
    await manage(page).click()
    await page.getByText(cookiesText.said.yes).waitFor()
    await button(page, cookiesText.refuse).click()
    await expect.poll(() => said(page)).toBe(false)
    const next = await opens(context, '/blog', { quiet: true })
    expect(await question(next).isHidden()).toBe(true)
    expect(service.asked).toEqual([])
    await context.close()
  })

  it('is not tracked any more on the page where consent is withdrawn', async () => {
    const context = await whoAccepted()
    const page = await opens(context, '/blog')
    await counted(page)
    await manage(page).click()
    await button(page, cookiesText.refuse).click()
    await page.locator('body:not([data-counted])').waitFor({ state: 'attached' })
    await context.close()
  })

  it('may close the dialog, and focus returns', async () => {
    const context = await newcomer()
    const page = await opens(context, '/login', { quiet: true })
    await manage(page).click()
    await question(page).waitFor()
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'hidden' })
    expect(await manage(page).evaluate((link) => link === document.activeElement)).toBe(true)
    expect(await said(page)).toBeNull()
    await context.close()
  })

  it('is neither asked nor tracked if the browser sends Global Privacy Control', async () => {
    const context = await newcomer()
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const page = await opens(context, '/', { quiet: true })
    expect(await question(page).isHidden()).toBe(true)
    await manage(page).click()
    await page.getByText(cookiesText.refused).waitFor()
    expect(await button(page, cookiesText.accept).isHidden()).toBe(true)
    expect(service.asked).toEqual([])
    await context.close()
  })
})

it('a member is neither asked nor tracked, even after consenting as a visitor', async () => {
  const context = await whoAccepted()
  await site.signsIn(context, await site.test.personas.camille())
  const page = await context.newPage()
  const answer = await page.goto('/blog', { waitUntil: 'networkidle' })
  expect(answer?.headers()['content-security-policy']).not.toContain('http://127.0.0.1')
  expect(await question(page).isHidden()).toBe(true)
  expect(service.asked).toEqual([])
  await context.close()
})
