import { expect, type Page, test } from '@playwright/test'
import { offlinePageText } from '../../apps/web/app/text/pages.ts'
import { signInText } from '../../apps/web/app/text/sign-in.ts'
import { signUpText } from '../../apps/web/app/text/sign-up.ts'
import { isAwake } from './evening/browsers.ts'

const { parts, next, step } = signUpText
const name = (page: Page) => page.getByLabel(signUpText.displayName)
const email = (page: Page) => page.getByLabel(signUpText.email)
const birthdate = (page: Page) => page.getByLabel(signUpText.birthdate)
const at = (page: Page, which: 1 | 2 | 3) => expect(page.getByRole('group', { name: parts[which] })).toBeVisible()
const goesOn = (page: Page) => page.getByRole('button', { name: next }).click()

async function fillsFirstStep(page: Page): Promise<void> {
  await page.goto('/signup')
  await name(page).fill('Séraphine')
  await email(page).fill('seraphine@exemple.fr')
  await goesOn(page)
  await at(page, 2)
}

async function fillsSecondStep(page: Page): Promise<void> {
  await page.getByLabel(signUpText.newPassword, { exact: true }).fill('bougie tramway noisette')
  await birthdate(page).fill('1990-05-21')
  await goesOn(page)
  await at(page, 3)
}

test('Back goes one step back, and loses nothing @one-desk', async ({ page }) => {
  await fillsFirstStep(page)
  await fillsSecondStep(page)
  await page.goBack()
  await at(page, 2)
  await expect(birthdate(page)).toHaveValue('1990-05-21')
  await page.goBack()
  await at(page, 1)
  await expect(name(page)).toHaveValue('Séraphine')
  await page.goForward()
  await at(page, 2)
  await page.getByRole('button', { name: signUpText.previous }).click()
  await at(page, 1)
  await expect(page).toHaveURL(/\/signup$/)
})

test('a reload stays at the step, and leads back to the password, which is never kept @one-desk', async ({ page }) => {
  await fillsFirstStep(page)
  await birthdate(page).fill('1990-05-21')
  await page.reload()
  await at(page, 2)
  await expect(birthdate(page)).toHaveValue('1990-05-21')
  await fillsSecondStep(page)
  await page.getByRole('checkbox').first().check()
  await page.reload()
  await at(page, 2)
  await expect(page.getByRole('img', { name: step(2, 3) })).toBeVisible()
  await page.getByLabel(signUpText.newPassword, { exact: true }).fill('bougie tramway noisette')
  await goesOn(page)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
})

test('what she types before the scripts arrive is newer than what was kept @one-brand', async ({ page }) => {
  await page.goto('/signup')
  await name(page).fill('Première')
  await email(page).fill('premiere@exemple.fr')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('premiere@exemple.fr')

  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/signup', { waitUntil: 'commit' })
  await name(page).fill('Seconde')
  arrival.resolve()
  await expect(email(page)).toHaveValue('premiere@exemple.fr')
  await expect(name(page)).toHaveValue('Seconde')
})

test('a page that cannot arrive says that there is no network, and comes when it is back @one-brand', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  const refused: string[] = []
  page.on('pageerror', (error) => refused.push(error.message))
  await page.getByLabel(signInText.identifier).fill('x')
  await isAwake(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: signInText.goToSignUp }).click()
  await expect(page.getByRole('heading', { name: offlinePageText.title })).toBeVisible()
  await expect(page.getByRole('button', { name: offlinePageText.retry })).toBeVisible()
  await context.setOffline(false)
  await at(page, 1)
  expect(refused).toEqual([])
})

test('a page whose code is gone since the site was built anew is fetched whole, once, at its own path @one-desk', async ({
  page,
}) => {
  await page.goto('/login')
  let gone = true
  const opened: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    opened.push(new URL(request.url()).pathname)
    gone = false
  })
  await page.route('**/assets/**/*.js', (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.getByLabel(signInText.identifier).fill('x')
  await page.getByRole('link', { name: signInText.goToSignUp }).click()
  await at(page, 1)
  expect(opened).toEqual(['/signup'])
})
