import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { constants, errors } from '@consoeurs/contract'
import { expect, type Page, test } from '@playwright/test'
import { membersText } from '../../../apps/admin/src/text/members.ts'
import { federatedText } from '../../../apps/web/app/features/account/identity/federated.text.ts'
import { federatedStepsText } from '../../../apps/web/app/features/account/identity/federated-steps.text.ts'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { signUpText } from '../../../apps/web/app/features/account/identity/sign-up.text.ts'
import { asks } from '../evening/asks.ts'
import { isAwake, opensBrowser } from '../evening/browsers.ts'
import { JourneyProvider, pageText } from '../federated/openid-provider.ts'
import { providerClient } from '../federated/provider-client.ts'
import { signsInAs } from '../rounds/visits.ts'

const { name } = providerClient
const demoPassword = 'consoeurs-demo-2026'

let provider: JourneyProvider
test.beforeAll(async ({ browser: _browser }, { project }) => {
  provider = new JourneyProvider(project.metadata.issuer, project.use.baseURL ?? '')
  await provider.start()
})
test.afterAll(() => provider.stop())

const button = (page: Page) => page.getByRole('link', { name: federatedText.continueWith(name) })

/** Presses the button, and gets the window that opens by it. */
async function opensWindow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), button(page).click()])
  return opened
}

/** What she does on the provider's pages, in a window or not. */
async function entersAtProvider(page: Page, login: string): Promise<void> {
  await page.getByLabel(pageText.login).fill(login)
  await page.getByRole('button', { name: pageText.enter }).click()
  await page.getByRole('button', { name: pageText.agree }).click()
}

/** The window closes by itself, which may be before the press is over. */
async function entersInWindow(opened: Page, login: string): Promise<void> {
  const closed = opened.waitForEvent('close')
  await opened.getByLabel(pageText.login).fill(login)
  await opened.getByRole('button', { name: pageText.enter }).click()
  await opened.getByRole('button', { name: pageText.agree }).click({ noWaitAfter: true })
  await closed
}

async function becomesMember(page: Page, brandCode: BrandCode): Promise<void> {
  const brand = await loadBrand(brandCode)
  await expect(page.getByRole('heading', { name: federatedStepsText.newcomerTitle })).toBeVisible()
  await page.getByRole('button', { name: signUpText.createAccount }).click()
  await expect(page.getByText(signUpText.birthdateMissing)).toBeVisible()
  await page.getByLabel(signUpText.birthdate).fill('1990-02-03')
  for (const consent of Object.values(brand.consents)) await page.getByRole('checkbox', { name: consent.label }).check()
  await page.getByRole('button', { name: signUpText.createAccount }).click()
  await expect(page).toHaveURL(/\/settings\/steps/)
}

/** What pages ask of a window; its true size depends on the screen (a test's is 600 high, its own frame included). */
async function hearsOfWindows(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.exposeFunction('tellOfWindow', (features: string) => void asked.push(features))
  await page.addInitScript(() => {
    const { open } = window
    window.open = (url, target, features) => {
      Reflect.get(window, 'tellOfWindow')(features)
      return open(url, target, features)
    }
  })
  return asked
}

test('a newcomer signs up with an external account, and later signs in by it to the requested page @one-desk', async ({
  browser,
}, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', locale: 'fr-FR' })
  const page = await context.newPage()
  const windows = await hearsOfWindows(page)
  const login = `odile-${Date.now()}`

  await test.step('through a popup of 500 by 600, then our own conditions', async () => {
    await page.goto('/members')
    await expect(page).toHaveURL(/\/login\?suite=/)
    const opened = await opensWindow(page)
    const { popupWidth, popupHeight } = constants
    expect(windows).toEqual([expect.stringContaining(`popup,width=${popupWidth},height=${popupHeight},`)])
    await entersInWindow(opened, login)
    await becomesMember(page, project.metadata.brand)
  })

  await test.step('and back to the requested page', async () => {
    await context.clearCookies()
    await page.goto('/members?sort=new')
    await entersInWindow(await opensWindow(page), login)
    await expect(page).toHaveURL(/\/members\?sort=new$/)
    const me = await (await page.request.get('/api/users/me')).json()
    expect(me.email).toBe(`${login}@exemple.fr`)
  })
  await context.close()
})

test('her invitation and her town come through a provider with her @one-desk', async ({ browser }, { project }) => {
  const { page: inviter } = await opensBrowser(browser, 'desk')
  const { page } = await opensBrowser(browser, 'desk')
  await signsInAs(inviter, 'camille')
  await asks(inviter, 'delete', '/api/invitation')
  const { url } = await asks<{ url: string }>(inviter, 'post', '/api/invitation', {})
  await page.goto(`/signup?invitation=${url.split('/').at(-1)}&ville=nantes`)
  await isAwake(page)
  const login = `agathe-${Date.now()}`
  // The window and the form after it have another address than the page that she came by.
  await entersInWindow(await opensWindow(page), login)
  await becomesMember(page, project.metadata.brand)
  const { username, city } = await asks<{ username: string; city: string | null }>(page, 'get', '/api/members/me')
  expect(city).toBe('Nantes')
  const { page: admin } = await opensBrowser(browser, 'desk')
  await signsInAs(admin, 'admin')
  await admin.goto('/admin/users')
  await admin.getByRole('searchbox').fill(username)
  await admin.getByRole('link', { name: new RegExp(username) }).click()
  await expect(admin.getByText(membersText.invitedBy)).toBeVisible()
  await expect(admin.getByRole('link', { name: 'Camille' })).toBeVisible()
  // The next account of this browser comes from elsewhere.
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('arrivee')
})

test.describe('other outcomes', { tag: '@one-brand' }, () => {
  test('each failure has its message, and nothing is lost', async ({ browser }, { project }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', locale: 'fr-FR' })
    const page = await context.newPage()
    await page.clock.install()
    const says = (text: string) => expect(page.getByText(text)).toBeVisible()

    await test.step('closed popup: treated as cancelled after eight seconds, not before', async () => {
      await page.goto('/login?suite=/members')
      const opened = await opensWindow(page)
      await says(federatedText.waiting(name))
      await expect(opened.getByLabel(pageText.login)).toBeVisible()
      await page.clock.runFor(2 * constants.popupClosedDelay)
      await says(federatedText.waiting(name))
      await opened.close()
      await page.clock.runFor(600)
      await says(federatedText.closing)
      await page.clock.runFor(constants.popupClosedDelay - 700)
      await says(federatedText.closing)
      await page.clock.runFor(700)
      await says(errors.POPUP_CLOSED_BY_USER.text)
    })

    await test.step('a second click replaces the first popup, and the user refuses there', async () => {
      const first = await opensWindow(page)
      const closed = first.waitForEvent('close')
      const second = await opensWindow(page)
      await closed
      await says(errors.CANCELLED_POPUP_REQUEST.text)
      await second.getByRole('button', { name: pageText.refuse }).click({ noWaitAfter: true })
      await says(errors.FEDERATED_DENIED.text)
    })

    await test.step('no network: reported at once, and the popup closes', async () => {
      await context.setOffline(true)
      const opened = await opensWindow(page)
      await says(errors.NETWORK_REQUEST_FAILED.text)
      await expect.poll(() => opened.isClosed()).toBe(true)
      await context.setOffline(false)
    })

    await test.step('a provider that does not know this address, then an unavailable one', async () => {
      provider.forgetsTheSite()
      await opensWindow(page)
      await says(errors.UNAUTHORIZED_DOMAIN.text)
      provider.knowsTheSite()
      await provider.stop()
      await opensWindow(page)
      await says(errors.FEDERATED_UNAVAILABLE.text)
      await page.reload()
      await says(federatedText.silent(name))
      await provider.start()
    })

    await test.step('a blocked popup: the whole page redirects, and returns to the requested page', async () => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await button(page).click()
      await says(errors.POPUP_BLOCKED.text)
      await page.getByRole('link', { name: federatedText.inThisPage }).click()
      await entersAtProvider(page, `rose-${Date.now()}`)
      await becomesMember(page, project.metadata.brand)
    })
    await context.close()
  })

  test('without scripts the button leads to the provider and back', async ({ browser }, { project }) => {
    const baseURL = project.use.baseURL ?? ''
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'fr-FR' })
    const page = await context.newPage()
    await page.goto('/signup')
    await button(page).click()
    await entersAtProvider(page, `lise-${Date.now()}`)
    await becomesMember(page, project.metadata.brand)
    await page.goto('/settings/compte')
    await expect(page.getByText(federatedStepsText.onlyWay)).toBeVisible()
    await context.close()
  })

  test('without scripts a member is shown how to link an account', async ({ browser }, { project }) => {
    const baseURL = project.use.baseURL ?? ''
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'fr-FR' })
    const page = await context.newPage()
    await page.goto('/login?suite=/settings/compte')
    await page.getByLabel(signInText.identifier).fill('ines')
    await page.getByLabel(signInText.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: signInText.signIn, exact: true }).click()
    await page.getByLabel(federatedStepsText.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: federatedStepsText.link(name) }).click()
    await page.getByRole('link', { name: federatedStepsText.goThere(name) }).click()
    await expect(page.getByLabel(pageText.login)).toBeVisible()
    await context.close()
  })

  test('a member links an account in the settings, and unlinks it', async ({ browser }, { project }) => {
    const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', locale: 'fr-FR' })
    const page = await context.newPage()
    await page.goto('/login?suite=/settings/compte')
    await page.getByLabel(signInText.identifier).fill('maud')
    await page.getByLabel(signInText.password, { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: signInText.signIn, exact: true }).click()
    const link = page.getByRole('button', { name: federatedStepsText.link(name) })
    await link.click()
    await expect(page.getByText(federatedStepsText.passwordMissing)).toBeVisible()
    await page.getByLabel(federatedStepsText.password, { exact: true }).fill(demoPassword)
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await entersInWindow(opened, `maud-${Date.now()}`)
    await expect(page.getByText(federatedStepsText.linkedNow)).toBeVisible()
    const unlink = page.getByRole('button', { name: federatedStepsText.unlink(name) })
    await unlink.click()
    await expect(page.getByText(errors.PASSWORD_WRONG.text)).toBeVisible()
    await page.getByLabel(federatedStepsText.passwordToUnlink, { exact: true }).fill(demoPassword)
    await unlink.click()
    await expect(page.getByText(federatedStepsText.unlinkedNow)).toBeVisible()
    await expect(link).toBeVisible()
    await context.close()
  })
})
