import { errors } from '@consoeurs/contract'
import { expect, type Page, test } from '@playwright/test'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { signUpText } from '../../../apps/web/app/features/account/identity/sign-up.text.ts'
import { offlinePageText } from '../../../apps/web/app/text/pages/pages.ts'
import { isAwake } from '../evening/browsers.ts'

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

test('Back returns to the previous step, and keeps the input @one-desk', async ({ page }) => {
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

test('a reload stays at the step, and returns to the password, which is never stored @one-desk', async ({ page }) => {
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

test('a server error leads to its step, where sign-up continues @one-brand', async ({ page }) => {
  await fillsFirstStep(page)
  await page.goBack()
  await email(page).fill('seraphine@yopmail.com')
  await goesOn(page)
  await fillsSecondStep(page)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: signUpText.createAccount }).click()
  await at(page, 1)
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(errors.EMAIL_DISPOSABLE.text)).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/)

  await email(page).fill('seraphine@exemple.fr')
  await goesOn(page)
  await at(page, 2)
  await expect(birthdate(page)).toHaveValue('1990-05-21')
  await goesOn(page)
  await at(page, 3)
  await page.getByRole('button', { name: signUpText.createAccount }).click()
  await expect(page).toHaveURL(/\/signup\/attente$/)
})

test('input typed before hydration wins over the stored one @one-brand', async ({ page }) => {
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

test('a page that cannot load shows that there is no network, and loads when it is back @one-brand', async ({
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

test('a page whose code chunk is gone after a new build is reloaded once, at its own path @one-desk', async ({
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
