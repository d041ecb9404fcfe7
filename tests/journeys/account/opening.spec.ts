import { expect, type Page, test } from '@playwright/test'

/** Specification §2, the splash. Time stands still for what moves: nothing here depends on how fast a machine is. */
async function standsStill(page: Page): Promise<(rate: number) => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  const play = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
  await play(0)
  return play
}

const splash = (page: Page) => page.locator('.splash')
/** How far its fading is, in milliseconds: the waiting before it counts. */
const time = (page: Page) => splash(page).evaluate((shown) => Number(shown.getAnimations()[0]?.currentTime))

test('the splash screen covers the page with the brand’s animated mark, and disappears by itself', async ({ page }) => {
  const play = await standsStill(page)
  await page.goto('/')
  const window = page.viewportSize()
  expect(await splash(page).boundingBox()).toEqual({ x: 0, y: 0, ...window })
  const moving = await page
    .locator('.splash-mark')
    .evaluate((mark) => mark.getAnimations({ subtree: true }).map((part) => (part as CSSAnimation).animationName))
  const { brand } = test.info().project.metadata
  expect(moving.length).toBeGreaterThan(3)
  expect(moving.filter((name) => !name.startsWith(`${brand}-`))).toEqual([])
  expect(await time(page)).toBe(0)
  await play(1)
  await expect(splash(page)).toBeHidden()
  // Once in a session of the browser.
  await page.goto('/blog')
  await expect(splash(page)).toBeHidden()
})

test('the splash screen waits for the first route, and fades once it is ready', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const play = await standsStill(page)
  let letScriptsPass = () => undefined as unknown
  const waiting = new Promise((resolve) => {
    letScriptsPass = () => resolve(undefined)
  })
  await page.route('**/assets/*.js', async (route) => {
    await waiting
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(splash(page)).toBeVisible()
  // The style sheet may come after the splash.
  await expect.poll(() => time(page)).toBe(0)
  letScriptsPass()
  await expect.poll(() => time(page)).toBe(750)
  await play(1)
  await expect(splash(page)).toBeHidden()
  await context.close()
})

test('the splash screen ends within a second without scripts @one-brand', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login')
  const { delay, duration } = await splash(page).evaluate((shown) => {
    const style = getComputedStyle(shown)
    return { delay: Number.parseFloat(style.animationDelay), duration: Number.parseFloat(style.animationDuration) }
  })
  expect(delay + duration).toBeLessThanOrEqual(1)
  await expect(splash(page)).toBeHidden()
  await context.close()
})
