import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { supportText } from '../../../apps/web/app/features/operations/support/support.text.ts'
import { expectSilence, opensBrowser } from '../evening/browsers.ts'

test('a visitor finds answers while typing, despite accents and typos, and a contact @one-brand', async ({
  browser,
}) => {
  const { page, context } = await opensBrowser(browser, 'phone')
  await page.goto('/l/support')
  const field = page.getByRole('searchbox', { name: supportText.label })
  const found = page.getByRole('region', { name: supportText.answers })
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially('mot de pase oublie')
    await expect(found.getByText('J’ai oublié mon mot de passe')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // The first answer is open beneath her question.
  await expect(found.getByRole('link', { name: 'Mot de passe oublié' })).toBeVisible()

  await field.fill('zzzqqq')
  await expect(found.getByText(supportText.nothing).filter({ visible: true })).toBeVisible()
  await field.fill('')
  await expect(found.getByText(supportText.nothing).filter({ visible: true })).toHaveCount(0)

  await page.goto('/l/support#bloquer')
  await expect(page.locator('#bloquer .prose')).toBeVisible()
  for (const number of ['17', '112', '3919', '3018', '119']) {
    await expect(page.locator(`#lignes a[href="tel:${number}"]`)).toBeVisible()
  }
  await expect(page.locator('#lignes a[href="sms:114"]')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' '))}`)).toEqual([])
  expectSilence()

  // What comes now is in the console too.
  await page.route('**/api/faq?*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await field.fill('bloquer')
  await expect(found.getByText(supportText.failed)).toBeVisible()
  await context.close()
})

test('without scripts the page answers a question, and lists all by topic @one-brand', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/l/support')
  await page.getByRole('searchbox', { name: supportText.label }).fill('MOT DE PASSE OUBLIE')
  await page.getByRole('button', { name: supportText.submit }).click()
  await expect(page).toHaveURL(/\/l\/support\?q=MOT/)
  const found = page.getByRole('region', { name: supportText.answers })
  await expect(found.getByRole('link', { name: 'Mot de passe oublié' })).toBeVisible()
  await page.getByRole('link', { name: 'Sécurité et signalements' }).click()
  await expect(page).toHaveURL(/#theme-safety$/)
  await page.getByRole('main').getByRole('link', { name: supportText.write }).click()
  await expect(page).toHaveURL(/\/l\/contact$/)
  await context.close()
})
