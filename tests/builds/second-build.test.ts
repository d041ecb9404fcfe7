import { constants } from '@consoeurs/contract'
import { latestBuildPath } from '@consoeurs/contract/operations/builds'
import type { Person } from '@consoeurs/test-support'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWebBuild } from '../../apps/server/src/pages/web-build.ts'
import { commentsText } from '../../apps/web/app/features/publishing/comments/comments.text.ts'
import { layoutText } from '../../apps/web/app/text/pages/layout.ts'
import { missingPageText } from '../../apps/web/app/text/pages/pages.ts'
import { ensureChromium } from '../../tools/chromium.mjs'
import { chromiumArgs } from '../../tools/chromium-args.mjs'
import { BuildCopy } from './build-copy.ts'
import { ServedSite } from './served-site.ts'

/** Specification §4: a deploy under open pages, with real files, a real server that goes and comes, a real browser. */
const secondId = 'feedbeef'
const profile = 'routes/profile'

let browser: Browser
let site: ServedSite
let first: BuildCopy
let second: BuildCopy
let camille: Person
let ines: Person

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
})
afterAll(() => browser.close())

beforeEach(async () => {
  const build = await openWebBuild()
  first = new BuildCopy(build)
  second = new BuildCopy(build).hasId(secondId)
  site = await ServedSite.open({}, first.served)
  camille = await site.test.personas.camille()
  ines = await site.test.personas.ines()
  const share = { clientId: crypto.randomUUID(), kind: 'question', body: 'Qui vient samedi ?' }
  await ines.posts('/api/shares', share)
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  await site.close()
  for (const copy of [first, second]) copy.remove()
})

/** Her page, on a clock of the test's, and each whole page that is asked for from then on. */
async function opens(path: string, options: BrowserContextOptions = {}): Promise<{ page: Page; loads: string[] }> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR', ...options })
  await site.signsIn(context, camille)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(path)
  await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return { page, loads }
}

const buildOf = (page: Page) => page.evaluate(() => Reflect.get(window, '__reactRouterManifest')?.version)
const isBuild = (page: Page, id: string) =>
  page.waitForFunction((wanted) => Reflect.get(window, '__reactRouterManifest')?.version === wanted, id)

/** The router knows where the code of a page is. */
const isKnown = (page: Page, route: string) =>
  page.waitForFunction(
    (id) => Object(Reflect.get(Object(Reflect.get(window, '__reactRouterManifest')), 'routes'))[id] !== undefined,
    route,
  )

/** Time goes by until the page has asked which build is the latest. */
async function hearsOfTheLatest(page: Page): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().includes(`${latestBuildPath}?`))
  await vi.waitFor(
    async () => {
      const asked = page.waitForRequest((request) => request.url().includes(`${latestBuildPath}?`), { timeout: 500 })
      await Promise.all([asked, page.clock.fastForward(constants.buildPollingInterval)])
    },
    { timeout: 30_000 },
  )
  return (await (await answer).json()).id
}

describe('a new build while a page is open', () => {
  it('keeps unsent text, and loads completely at the next navigation', async () => {
    const { page, loads } = await opens('/shares')
    await page
      .getByRole('link', { name: /commentaire/i })
      .first()
      .click()
    const comment = page.getByLabel(commentsText.label)
    await comment.fill('Une phrase que je n’ai pas finie')

    await site.deploys(second.served)
    expect(await hearsOfTheLatest(page)).toBe(secondId)
    await comment.press('End')
    await comment.pressSequentially(', et que je continue')
    expect(await comment.inputValue()).toBe('Une phrase que je n’ai pas finie, et que je continue')
    expect({ build: await buildOf(page), loads }).toEqual({ build: first.id, loads: [] })

    await page
      .getByRole('link', { name: new RegExp(`^${layoutText.members}`) })
      .first()
      .click()
    await isBuild(page, secondId)
    expect({ path: new URL(page.url()).pathname, loads }).toEqual({ path: '/members', loads: ['/members'] })
  })

  it('reloads once at the target of the navigation if its code changed', async () => {
    // The worker would have the former code at hand.
    const { page, loads } = await opens('/shares', { serviceWorkers: 'block' })
    await isKnown(page, profile)
    await site.deploys(second.changesCodeOf(profile).served)
    await page.getByRole('link', { name: 'Inès' }).first().click()
    await isBuild(page, secondId)
    await page.getByRole('heading', { level: 1, name: /Inès/ }).waitFor()
    expect(loads).toEqual([`/p/${ines.username}`])
  })
})

describe('a missing code chunk', () => {
  beforeEach(() => {
    first.losesCodeOf(profile)
  })
  const name = (page: Page) => page.getByRole('link', { name: 'Inès' }).first()
  const unavailable = (page: Page) => page.getByRole('heading', { name: missingPageText.title }).waitFor()

  it('reloads once at the target, and not again within the guard', async () => {
    const { page, loads } = await opens('/shares', { serviceWorkers: 'block' })
    const path = `/p/${ines.username}`
    await isKnown(page, profile)
    await name(page).click()
    await page.waitForURL(`**${path}`)
    await page.waitForLoadState('networkidle')
    expect(loads.splice(0)).toEqual([path])

    // The same tab, the same session: another try says that it cannot, and loads nothing.
    await page.goto('/shares')
    await isKnown(page, profile)
    loads.length = 0
    await name(page).click()
    await unavailable(page)
    await page.goBack()
    await name(page).click()
    await unavailable(page)
    expect(loads).toEqual([])

    await page.goBack()
    await page.clock.fastForward(constants.pageReloadGuard)
    await name(page).click()
    await vi.waitFor(() => expect(loads).toEqual([path]), { timeout: 10_000 })
    // What that page asks for is answered before the site goes.
    await page.waitForLoadState('networkidle')
  })

  it('changes nothing when the pointer only hovers over a link', async () => {
    const { page, loads } = await opens('/shares', { serviceWorkers: 'block' })
    await isKnown(page, profile)
    const gone = page.waitForResponse((response) => response.status() === 404)
    await name(page).hover()
    await gone
    await page.waitForLoadState('networkidle')
    expect(loads).toEqual([])
  })
})
