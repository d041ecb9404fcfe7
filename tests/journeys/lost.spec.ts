import { loadBrand } from '@consoeurs/brand'
import { expect, test } from '@playwright/test'
import { neutralPage } from '../../apps/web/app/quick-exit/quick-exit.ts'
import { layoutText } from '../../apps/web/app/text/pages/layout.ts'
import { uiText } from '../../apps/web/app/text/ui.ts'
import { isAwake } from './evening/browsers.ts'
import { signsInAs } from './rounds/visits.ts'

test('an unknown address answers 404 in French, with a link to the home page', async ({ page }, { project }) => {
  const { name, text } = await loadBrand(project.metadata.brand)
  const answer = await page.goto('/nulle-part/du-tout')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound.title)
  await expect(page.getByText('Page not found: /nulle-part/du-tout')).toBeVisible()
  await expect(page.getByRole('link', { name: text.notFound.action })).toHaveAttribute('href', '/')
})

test('an invalid address shows the message of its check, in the member’s layout @one-brand', async ({ page }) => {
  expect((await page.goto('/p/a%2Fb'))?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /p/a%2Fb')).toBeVisible()
  await signsInAs(page, 'camille')
  expect((await page.goto('/settings/nulle-part'))?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /settings/nulle-part')).toBeVisible()
  await expect(page.getByRole('link', { name: layoutText.members }).filter({ visible: true }).first()).toBeVisible()
})

test('a redirect rule leads to a page of the site or, loaded completely, to another site @one-brand', async ({
  page,
}) => {
  await page.goto('/connexion?suite=%2Fmembers')
  await expect(page).toHaveURL('/login?suite=%2Fmembers')
  // Asked by the app’s own router, it is still loaded whole.
  await page.route(neutralPage, (route) => route.fulfill({ contentType: 'text/html', body: 'Le temps' }))
  const whole = page.waitForRequest((request) => request.url() === neutralPage && request.isNavigationRequest())
  await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
  await page.evaluate(() => Object(Reflect.get(window, '__reactRouterDataRouter')).navigate('/sortie'))
  await whole
  await expect(page).toHaveURL(neutralPage)
})

test('the sign-in page never redirects to another site @one-brand', async ({ page }) => {
  await signsInAs(page, 'camille')
  const away = ['https://exemple.fr/', '//exemple.fr/', '/.//exemple.fr/', '/\\exemple.fr', 'javascript:alert(1)']
  for (const address of away) {
    const door = await page.request.get(`/login?suite=${encodeURIComponent(address)}`, { maxRedirects: 0 })
    expect(door.headers().location, address).toBe('/dashboard')
  }
})

test('a lazy part that cannot be fetched closes again with a message; the page stays @one-brand', async ({ page }, {
  project,
}) => {
  // The worker would have it at hand.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  // To the others, live toasts of other journeys would hide this one’s.
  await signsInAs(page, 'admin')
  // Before the page fetches it on its own.
  await page.route('**/assets/menu-popup*', (route) => route.abort())
  await page.goto('/shares')
  const menu = page.locator('main [data-hook~="share"]').first().locator('button[aria-haspopup="menu"]').first()
  await isAwake(page)
  await menu.click()
  await expect(page.getByText(uiText.partMissing)).toBeVisible()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('main [data-hook~="share"]').first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp((await loadBrand(project.metadata.brand)).name))
})
