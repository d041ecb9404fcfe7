import { expect, type Page, test } from '@playwright/test'
import { asks } from '../evening/asks.ts'
import { isAwake, opensBrowser } from '../evening/browsers.ts'

async function pullsDown(page: Page, by: number): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 200, y }] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(120) })
  for (let y = 120; y <= 120 + by; y += 20)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** As Safari has it in an app of the home screen, which refreshes no page by itself. */
const onAppleHomeScreen = () => Object.defineProperty(navigator, 'standalone', { value: true })

test('in the installed app a page that is pulled down reads its data again', async ({ browser }) => {
  const { page } = await opensBrowser(browser, 'phone')
  await page.addInitScript(onAppleHomeScreen)
  await asks(page, 'post', '/api/auth/local', { identifier: 'camille', password: 'consoeurs-demo-2026' })
  await page.goto('/visits')
  await isAwake(page)
  await page.locator('[data-hook~="pull-to-refresh"]').waitFor({ state: 'attached' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await pullsDown(page, 40)
  const refreshed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/visits.data')
  await pullsDown(page, 160)
  expect((await refreshed).ok()).toBe(true)
  expect(requests.filter((path) => path === '/visits.data')).toHaveLength(1)
})
