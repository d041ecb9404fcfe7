import { expect, type Page, test } from '@playwright/test'
import { accountText } from '../../../apps/web/app/features/account/identity/account.text.ts'
import { apiTokensText } from '../../../apps/web/app/features/account/identity/api-tokens.text.ts'
import { passkeysText } from '../../../apps/web/app/features/account/identity/passkeys.text.ts'
import { securityText } from '../../../apps/web/app/features/account/identity/security.text.ts'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { secondStepText } from '../../../apps/web/app/text/pages/second-step.ts'
import { signOutText } from '../../../apps/web/app/text/pages/sign-out.ts'
import { errors } from '../../../packages/contract/src/errors.ts'
import { joins } from '../evening/arrives.ts'
import { codesOf, hasAuthenticator } from '../safety/authenticators.ts'

const password = 'bougie tramway noisette'
const { factor, codes, sessions } = securityText
const { pause } = accountText
const step = secondStepText
const passkeys = passkeysText

async function newcomer(page: Page, name: string) {
  const email = `${name.toLowerCase()}.${Date.now()}@exemple.fr`
  await joins(page, { name, email, password })
  return email
}

async function givesPassword(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(signInText.identifier).fill(email)
  await page.getByLabel(signInText.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signInText.signIn, exact: true }).click()
}

/** Turns the second factor on and answers the codes of her application and the ones to keep. */
async function turnsOnSecondFactor(page: Page) {
  await page.goto('/settings/securite')
  const panel = page.getByRole('region', { name: factor.title })
  await panel.getByLabel(securityText.password).fill(password)
  await panel.getByRole('button', { name: factor.enable }).click()
  await expect(panel.getByRole('img', { name: factor.qrLabel })).toBeVisible()
  const code = codesOf((await panel.locator('code').textContent()) ?? '')
  await panel.getByLabel(factor.code).fill('000000')
  await panel.getByRole('button', { name: factor.confirm }).click()
  await expect(panel.getByText(errors.SECOND_FACTOR_CODE.text)).toBeVisible()
  await panel.getByLabel(factor.code).fill(await code(-1))
  await panel.getByRole('button', { name: factor.confirm }).click()
  await expect(panel.getByRole('heading', { name: codes.title })).toBeVisible()
  const kept = await panel.getByRole('listitem').allTextContents()
  expect(kept).toHaveLength(10)
  return { code, kept }
}

test('a second factor protects an account, and a recovery code signs in without the phone @one-desk', async ({
  page,
}) => {
  const email = await newcomer(page, 'Solange')
  const { code, kept } = await turnsOnSecondFactor(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: codes.download }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^codes-de-recuperation-.*\.txt$/)

  await page.context().clearCookies()
  await givesPassword(page, email)
  await expect(page.getByRole('heading', { name: step.title })).toBeVisible()
  await page.getByLabel(factor.code).fill('000000')
  await page.getByRole('button', { name: step.enter, exact: true }).click()
  await expect(page.getByText(errors.SECOND_FACTOR_CODE.text)).toBeVisible()
  await page.getByLabel(factor.code).fill(await code())
  await page.getByRole('button', { name: step.enter, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  await givesPassword(page, email)
  await page.getByRole('link', { name: step.useRecovery }).click()
  await page.getByLabel(step.recoveryCode).fill(kept[0] ?? '')
  await page.getByRole('button', { name: step.enter, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/settings/securite')
  await expect(page.getByText(codes.left(9))).toBeVisible()
})

test('a second factor works without scripts @one-desk', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await newcomer(page, 'Thelma')
  await turnsOnSecondFactor(page)
  await page.goto('/settings/securite')
  await expect(page.getByText(codes.left(10))).toBeVisible()
  await context.close()
})

test('a passkey signs in without a password @one-brand', async ({ page }) => {
  await hasAuthenticator(page)
  await newcomer(page, 'Ursule')
  await page.goto('/settings/securite')
  const keys = page.getByRole('region', { name: passkeys.title })
  await keys.locator('summary', { hasText: passkeys.add }).click()
  await keys.getByLabel(passkeys.name).fill('Appareil de Rennes')
  await keys.getByLabel(securityText.password).fill(password)
  await keys.getByRole('button', { name: passkeys.add }).click()
  await expect(keys.locator('.bold', { hasText: 'Appareil de Rennes' })).toBeVisible()
  await expect(keys.getByText(passkeys.neverUsed)).toBeVisible()

  await keys.getByRole('button', { name: passkeys.renameOf('Appareil de Rennes') }).click()
  await keys.getByLabel(passkeys.newName('Appareil de Rennes')).fill('Appareil de Brest')
  await keys.locator('[data-hook~="rename"]').getByRole('button', { name: passkeys.rename }).click()
  await expect(keys.locator('.bold', { hasText: 'Appareil de Brest' })).toBeVisible()

  // In the list of the address field, which this device answers by itself.
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)

  // By the button, where the browser has no such list.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: passkeys.signIn }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/settings/securite')
  await expect(keys.getByText(passkeys.lastUsed)).toBeVisible()
  await keys.locator('summary', { hasText: passkeys.remove }).click()
  const removal = keys.locator('[data-hook~="confirm"]')
  await removal.getByLabel(securityText.password).fill('pas le bon')
  await removal.getByRole('button', { name: passkeys.remove }).click()
  await expect(removal.getByText(errors.PASSWORD_WRONG.text)).toBeVisible()
  await removal.getByLabel(securityText.password).fill(password)
  await removal.getByRole('button', { name: passkeys.remove }).click()
  await expect(keys.getByText(passkeys.none)).toBeVisible()
})

test('a session ended remotely signs out its page at once @one-desk', async ({ page, browser, baseURL }) => {
  const email = await newcomer(page, 'Violaine')
  const forgotten = await browser.newContext({ baseURL: baseURL ?? '' })
  const there = await forgotten.newPage()
  const connected = there.waitForEvent('websocket')
  await givesPassword(there, email)
  await expect(there).toHaveURL(/\/dashboard$/)
  await connected

  await page.goto('/settings/securite')
  const devices = page.getByRole('region', { name: sessions.title })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText(sessions.here)
  const other = devices.getByRole('listitem').last()
  await other.locator('summary').click()
  await other.getByLabel(securityText.password).fill(password)
  await other.getByRole('button', { name: sessions.end }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  // The goodbye, then the home page, a second later (specification §4).
  await expect(there.getByRole('heading', { name: signOutText.goodbyeTitle })).toBeVisible()
  await expect(there).toHaveURL(/\/$/)
  expect(await (await there.request.get('/logout')).text()).toContain('http-equiv="refresh" content="1;url=')
  expect((await forgotten.cookies()).filter(({ name }) => /session_token|signed_in/.test(name))).toEqual([])
  await there.goto('/messages')
  await expect(there).toHaveURL(/\/login/)
  await forgotten.close()
})

test('a failed user load signs out for an invalid session only @one-desk', async ({ page }) => {
  await newcomer(page, 'Xenia')
  await page.goto('/settings')
  const loads = '**/api/inbox?*'
  const answering = async (status: number) => {
    await page.unroute(loads)
    await page.route(loads, (route) => route.fulfill({ status, json: { data: null, error: { status, details: {} } } }))
    const answered = page.waitForResponse(
      (response) => response.url().includes('/api/inbox') && response.status() === status,
    )
    // Not `goto`, which fails if she is led away before the page has loaded.
    await page.evaluate(() => location.assign('/dashboard'))
    await answered
  }
  for (const status of [429, 503]) {
    await answering(status)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('main')).toBeVisible()
  }
  await page.unroute(loads)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings$/)
  await answering(404)
  await expect(page.getByRole('heading', { name: signOutText.goodbyeTitle })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login/)
})

test('a pause ends at the next sign-in @one-brand', async ({ page }) => {
  const email = await newcomer(page, 'Wanda')
  await page.goto('/settings/pause')
  await page.getByRole('button', { name: pause.start }).click()
  await page.getByRole('dialog').getByRole('button', { name: pause.confirm }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await givesPassword(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('she makes a token for her program, sees it once, and revokes it @one-desk', async ({
  page,
  playwright,
  baseURL,
}) => {
  await newcomer(page, 'Yolande')
  await page.goto('/settings/securite')
  const panel = page.getByRole('region', { name: apiTokensText.title })
  await expect(panel.getByText(apiTokensText.none)).toBeVisible()
  await panel.getByText(apiTokensText.add).first().click()
  const form = panel.getByRole('form', { name: apiTokensText.add })
  await form.getByLabel(apiTokensText.name).fill('Ma sauvegarde')
  await form.getByLabel(securityText.password).fill(password)
  await form.getByRole('button', { name: apiTokensText.add }).click()
  await expect(form.getByText('Choisis au moins un droit.')).toBeVisible()
  await form.getByText(apiTokensText.scopeOption('profile:read').label).click()
  await form.getByLabel(securityText.password).fill(password)
  await form.getByRole('button', { name: apiTokensText.add }).click()
  await expect(panel.getByRole('heading', { name: apiTokensText.onceTitle('Ma sauvegarde') })).toBeFocused()
  const token = (await panel.locator('code').textContent()) ?? ''
  const program = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  expect((await program.get('/api/members/me')).status()).toBe(200)
  await page.reload()
  await expect(panel.getByRole('heading', { name: apiTokensText.onceTitle('Ma sauvegarde') })).toBeHidden()
  await panel.getByRole('button', { name: apiTokensText.revokeOf('Ma sauvegarde') }).click()
  await expect(panel.getByText(apiTokensText.none)).toBeVisible()
  expect((await program.get('/api/members/me')).status()).toBe(401)
  await program.dispose()
})
