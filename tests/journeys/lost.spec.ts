import { loadBrand } from '@consoeurs/brand'
import { expect, test } from '@playwright/test'
import { uiText } from '../../apps/web/app/text/ui.ts'
import { signsInAs } from './rounds/visits.ts'

test('an address that leads nowhere says so in French, keeps its status, and shows the way home', async ({ page }, {
  project,
}) => {
  const { name, text } = await loadBrand(project.metadata.brand)
  const answer = await page.goto('/nulle-part/du-tout')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound.title)
  await expect(page.getByText('Page not found: /nulle-part/du-tout')).toBeVisible()
  await expect(page.getByRole('link', { name: text.notFound.action })).toHaveAttribute('href', '/')
})

test('a part that cannot be fetched closes again and says so; the page stays @one-brand', async ({ page }, {
  project,
}) => {
  // The worker would have it at hand.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await signsInAs(page, 'camille')
  await page.goto('/shares')
  const menu = page.locator('main .share').first().locator('button[aria-haspopup="menu"]').first()
  await expect(menu).toBeVisible()
  await page.route('**/assets/menu-popup*', (route) => route.abort())
  await menu.click()
  await expect(page.getByText(uiText.partMissing)).toBeVisible()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('main .share').first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp((await loadBrand(project.metadata.brand)).name))
})
