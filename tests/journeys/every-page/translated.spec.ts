import { loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { profileText } from '../../../apps/web/app/features/account/settings/profile-form.text.ts'
import { composerText } from '../../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { brokenPageText, offlinePageText } from '../../../apps/web/app/text/pages/pages.ts'
import { settingsText } from '../../../apps/web/app/text/settings.ts'
import { errors } from '../../../packages/contract/src/errors.ts'
import { joins } from '../evening/arrives.ts'
import { isAwake } from '../evening/browsers.ts'
import { refusesNextInsertion, translates } from '../translated/translator.ts'

let brokenTitle = ''

test.beforeEach(async ({ page }, { project }) => {
  brokenTitle = (await loadBrand(project.metadata.brand)).text.broken.title
  await page.addInitScript(() => localStorage.setItem('Theme', 'dark'))
})

async function typesWrongPassword(page: Page): Promise<void> {
  await page.getByLabel(signInText.identifier).fill('camille@demo.test')
  await page.getByLabel(signInText.password, { exact: true }).fill('ce n’est pas lui')
}

const signsIn = (page: Page) => page.getByRole('button', { name: signInText.signIn, exact: true }).click()

const savesName = (page: Page) =>
  page.getByRole('form', { name: profileText.presentation }).getByRole('button', { name: settingsText.save }).click()

const newcomer = (page: Page, name: string) =>
  joins(page, { name, email: `${name.toLowerCase()}.${Date.now()}@exemple.fr`, password: 'bougie tramway noisette' })

test('a wrong password is reported on a page that a browser translates @one-brand', async ({ page }) => {
  await page.goto('/login')
  await isAwake(page)
  await translates(page)
  await typesWrongPassword(page)
  await signsIn(page)
  await expect(page.getByText(errors.CREDENTIALS.text)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByLabel(signInText.identifier)).toHaveValue('camille@demo.test')
})

test('a share is published once and a profile saved while a browser translates @one-desk', async ({ page }) => {
  await newcomer(page, 'Ludmila')
  await page.goto('/shares?publier=question')
  await isAwake(page)
  await translates(page)
  const words = `Une question traduite, ${Date.now()}`
  await page.locator('[data-hook~="share-form"] textarea[name="body"]').fill(words)
  await page
    .locator('[data-hook~="share-form"]')
    .getByRole('button', { name: composerText.publish, exact: true })
    .click()
  await expect(page.getByText(composerText.published)).toBeVisible()
  await expect(page.locator('main [data-hook~="share"]').filter({ hasText: words })).toHaveCount(1)

  await page.goto('/settings/profil/presentation')
  await isAwake(page)
  await translates(page)
  const headline = page.getByLabel(profileText.headline)
  await headline.fill('Pas encore enregistré')
  await savesName(page)
  await expect(page.getByText(settingsText.saved)).toBeVisible()
  await expect(headline).toHaveValue('Pas encore enregistré')
})

test('a page that crashes keeps theme and language, and reports what was sent @one-desk', async ({ page }) => {
  await newcomer(page, 'Marceline')
  await page.goto('/settings/profil/presentation')
  await isAwake(page)
  await translates(page)
  const headline = page.getByLabel(profileText.headline)
  await headline.fill('Pas encore enregistré')
  await refusesNextInsertion(page)
  await savesName(page)
  await expect(page.getByRole('heading', { level: 1, name: brokenTitle })).toBeVisible()
  // The one form of the page arrived: nothing that she wrote is left to keep.
  await expect(page.getByText(brokenPageText.sent)).toBeVisible()
  await expect(page.getByText(brokenPageText.kept)).toHaveCount(0)
  await page.getByRole('link', { name: offlinePageText.retry }).click()
  await expect(headline).toHaveValue('Pas encore enregistré')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a page that crashes with its layout is rendered again in its theme and language @one-brand', async ({ page }) => {
  await page.goto('/login')
  await isAwake(page)
  await translates(page)
  await typesWrongPassword(page)
  await refusesNextInsertion(page)
  await signsIn(page)
  await expect(page.getByRole('heading', { level: 1, name: brokenTitle })).toBeVisible()
  await expect(page.getByText(brokenPageText.kept)).toBeVisible()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(html).toHaveAttribute('data-splash', 'seen')
  await expect(html).toHaveClass(/\bdark\b.*\btranslated-ltr\b/)
  // Where there are two, browsers read the first.
  const color = page.locator('meta[name="theme-color"]').first()
  await expect(color).toHaveAttribute('content', (await color.getAttribute('data-dark')) ?? '')
  await page.getByRole('link', { name: offlinePageText.retry }).click()
  await expect(page.getByLabel(signInText.identifier)).toHaveValue('camille@demo.test')
  await expect(page.getByLabel(signInText.password, { exact: true })).toHaveValue('')
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('a page that was altered in transit is rendered again in its theme @one-brand', async ({ page }) => {
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(`>${signInText.signIn}</span></button>`, '>Entrer</span></button>'),
    })
  })
  await page.goto('/login')
  // Drawn by React, which did not find the words that it expected.
  await expect(page.getByRole('button', { name: signInText.signIn, exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  await expect(page.locator('.splash')).toBeHidden()
})
