import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { chromiumArgs } from '../../../tools/chromium-args.mjs'

/** What scripts of a page threw and nobody caught. */
function thrownOn(page: Page): string[] {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  return thrown
}

async function signsIn(page: Page): Promise<void> {
  await page.getByLabel(signInText.identifier).fill('camille')
  await page.getByLabel(signInText.password, { exact: true }).fill('consoeurs-demo-2026')
  await page.getByRole('button', { name: signInText.signIn, exact: true }).click()
}

test('a browser that blocks cookies gets an explanation, and no script throws @one-brand', async ({
  baseURL,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  mkdirSync(join(profile, 'Default'), { recursive: true })
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const { launchOptions } = testInfo.project.use
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, args: chromiumArgs })
  const page = await context.newPage()
  const thrown = thrownOn(page)
  await page.goto(`${baseURL}/login`)
  await expect(page.getByText(signInText.cookiesNeeded)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('x'))).toBeNull()

  await signsIn(page)
  await expect(page).toHaveURL(/\/login\?cookies=/)
  await expect(page.getByText(signInText.cookiesNeeded)).toBeVisible()
  for (const path of ['/', '/blog', '/signup', '/l/cookies', '/chemin-inconnu']) {
    await page.goto(`${baseURL}${path}`)
    await expect(page.locator('main')).toBeVisible()
  }
  expect(thrown).toEqual([])
  await context.close()
})

test('without scripts: a correct password returns to the form with the reason @one-brand', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.route('**/*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { 'set-cookie': _refused, ...headers } = response.headers()
    // What is fetched here keeps its cookies in the context.
    await context.clearCookies()
    await route.fulfill({ response, headers })
  })
  await page.goto('/login')
  await signsIn(page)
  await expect(page).toHaveURL(/\/login\?cookies=/)
  await expect(page.getByText(signInText.cookiesNeeded)).toBeVisible()
  // What is still being fetched for the page ends with it.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})
