import { loadBrand } from '@consoeurs/brand'
import { constants, errors } from '@consoeurs/contract'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { accountText } from '../../apps/web/app/features/account/identity/account.text.ts'
import { federatedText } from '../../apps/web/app/features/account/identity/federated.text.ts'
import { federatedStepsText } from '../../apps/web/app/features/account/identity/federated-steps.text.ts'
import { firebaseText } from '../../apps/web/app/features/account/identity/firebase.text.ts'
import { mailLinksText } from '../../apps/web/app/features/account/identity/mail-links.text.ts'
import { signInText } from '../../apps/web/app/features/account/identity/sign-in.text.ts'
import { signUpText } from '../../apps/web/app/features/account/identity/sign-up.text.ts'
import { Emulator } from './emulator.ts'
import { playGoogleScript } from './google-script.ts'

const password = 'bougie tramway noisette'
const another = 'parapluie gingembre rivage'

let emulator: Emulator
test.beforeAll(({ browser: _browser }, { config }) => {
  emulator = new Emulator(String(config.metadata.emulator))
})

const newAddress = () => `lea-${crypto.randomUUID().slice(0, 8)}@exemple.fr`

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function newPage(browser: Browser): Promise<Page> {
  const { baseURL = '', locale = '', viewport } = test.info().project.use
  return (await browser.newContext({ baseURL, locale, viewport: viewport ?? null })).newPage()
}

async function link(email: string, kind: string): Promise<string> {
  await expect.poll(() => emulator.linkTo(email, kind)).not.toBeNull()
  return (await emulator.linkTo(email, kind)) ?? ''
}

async function signsUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel(signUpText.email).fill(email)
  await page.getByLabel(signUpText.newPassword, { exact: true }).fill(password)
  await press(page, firebaseText.signUpSubmit)
  await expect(page.getByRole('heading', { name: mailLinksText.sentTitle })).toBeVisible()
}

async function confirms(page: Page, email: string): Promise<void> {
  await page.goto(`/login/action${await link(email, 'VERIFY_EMAIL')}`)
  await press(page, firebaseText.confirm)
  await expect(page.getByText(signInText.linkConfirmed)).toBeVisible()
}

async function becomesMember(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: federatedStepsText.newcomerTitle })).toBeVisible()
  const brand = await loadBrand(test.info().config.metadata.brand)
  await page.getByLabel(signUpText.displayName).fill(name)
  await page.getByLabel(signUpText.birthdate).fill('1990-02-03')
  for (const { label } of Object.values(brand.consents)) await page.getByRole('checkbox', { name: label }).check()
  await press(page, signUpText.createAccount)
  await expect(page).toHaveURL(/\/settings\/steps/)
}

async function member(browser: Browser) {
  const email = newAddress()
  const page = await newPage(browser)
  await signsUp(page, email)
  await confirms(await newPage(browser), email)
  await press(page, firebaseText.confirmed)
  await becomesMember(page, 'Léa')
  return { email, page }
}

async function signsIn(page: Page, email: string, given: string): Promise<void> {
  await page.goto('/login?suite=/settings/compte')
  await page.getByLabel(signInText.identifier).fill(email)
  await page.getByLabel(signInText.password, { exact: true }).fill(given)
  await press(page, signInText.signIn)
}

/** Her open page is told and leaves by itself, which may cut short where we send it. */
const isOut = (page: Page) =>
  expect(async () => {
    await page.goto('/settings/compte')
    await expect(page).toHaveURL(/\/login/, { timeout: 1_000 })
  }).toPass()

const isIn = (page: Page) => expect(page.getByRole('heading', { name: firebaseText.waysTitle })).toBeVisible()

test('she signs up with a password, confirms her address, meets our conditions, and an address in use is told to nobody', async ({
  browser,
}) => {
  const email = newAddress()
  const page = await newPage(browser)
  await signsUp(page, email)
  expect(await emulator.account(email)).toMatchObject({ emailVerified: false })
  await press(page, firebaseText.confirmed)
  await expect(page.getByText(firebaseText.notYet)).toBeVisible()

  await signsIn(await newPage(browser), email, password)
  await confirms(await newPage(browser), email)
  await press(page, firebaseText.confirmed)
  await becomesMember(page, 'Léa')

  const stranger = await newPage(browser)
  await signsUp(stranger, email)
  await press(stranger, firebaseText.confirmed)
  await expect(stranger.getByText(firebaseText.notYet)).toBeVisible()
  expect(await emulator.linkTo(email, 'EMAIL_SIGNIN')).not.toBeNull()
})

test('she signs in, sees how, and changes her password: her other devices are signed out', async ({ browser }) => {
  const { email, page: phone } = await member(browser)
  const page = await newPage(browser)
  await signsIn(page, email, 'un tout autre mot de passe')
  await expect(page.getByText(errors.CREDENTIALS.text)).toBeVisible()
  await signsIn(page, email, password)
  await isIn(page)
  await expect(page.getByText(firebaseText.waysLead(email))).toBeVisible()
  await expect(page.getByText(firebaseText.byPassword)).toBeVisible()

  const changes = async (current: string) => {
    await page.getByLabel(accountText.password.current, { exact: true }).fill(current)
    await page.getByLabel(accountText.password.next, { exact: true }).fill(another)
    await press(page, accountText.password.submit)
  }
  await changes('pas le bon')
  await expect(page.getByText(firebaseText.currentWrong)).toBeVisible()
  await changes(password)
  await expect(page.getByText(firebaseText.passwordChanged)).toBeVisible()
  await page.reload()
  await isIn(page)
  await isOut(phone)
})

test('she comes in by a link of her mail, and by it chooses another password', async ({ browser }) => {
  const { email } = await member(browser)
  await test.step('a link to come in by', async () => {
    const page = await newPage(browser)
    await page.goto('/login/link')
    await page.getByLabel(mailLinksText.address).fill(email)
    await press(page, mailLinksText.link.ask)
    await expect(page.getByText(firebaseText.linkSent)).toBeVisible()
    await page.goto(`/login/action${await link(email, 'EMAIL_SIGNIN')}`)
    await page.getByLabel(mailLinksText.address).fill(email)
    await press(page, mailLinksText.link.open)
    await expect(page).toHaveURL(/\/dashboard/)
  })
  await test.step('a forgotten password, and an address that nobody has', async () => {
    const page = await newPage(browser)
    for (const address of [newAddress(), email]) {
      await page.goto('/password')
      await page.getByLabel(mailLinksText.address).fill(address)
      await press(page, mailLinksText.password.ask)
      await expect(page.getByText(firebaseText.resetSent)).toBeVisible()
    }
    const address = `/login/action${await link(email, 'PASSWORD_RESET')}`
    await page.goto(address)
    await page.getByLabel(mailLinksText.password.newLabel, { exact: true }).fill(another)
    await press(page, mailLinksText.password.save)
    await expect(page).toHaveURL(/\/dashboard/)
    const late = await newPage(browser)
    await late.goto(address)
    await late.getByLabel(mailLinksText.password.newLabel, { exact: true }).fill(password)
    await press(late, mailLinksText.password.save)
    await expect(late.getByText(errors.LINK_EXPIRED.text)).toBeVisible()
  })
})

test('she comes in through another house, in a window of 500 by 600 that she may also close', async ({ browser }) => {
  const page = await newPage(browser)
  await playGoogleScript(page.context())
  const asked: string[] = []
  await page.exposeFunction('tellOfWindow', (features: string) => void asked.push(features))
  await page.addInitScript(() => {
    const { open } = window
    window.open = (url, target, features) => {
      Reflect.get(window, 'tellOfWindow')(features)
      return open(url, target, features)
    }
  })
  await page.goto('/login')
  await page.getByRole('link', { name: federatedText.continueWith('Google') }).click()
  const opens = async () => {
    const [opened] = await Promise.all([page.waitForEvent('popup'), press(page, firebaseText.openWindow('Google'))])
    return opened
  }
  await test.step('closed, it is said so', async () => {
    const opened = await opens()
    await opened.waitForLoadState()
    await opened.close()
    await expect(page.getByText(errors.POPUP_CLOSED_BY_USER.text)).toBeVisible()
    expect(asked[0]).toContain(`width=${constants.popupWidth}`)
    expect(asked[0]).toContain(`height=${constants.popupHeight}`)
  })
  await test.step('answered, she is a newcomer with our conditions to meet', async () => {
    const opened = await opens()
    await opened.getByRole('button', { name: /add new account/i }).click()
    await opened.getByRole('button', { name: /auto-generate/i }).click()
    await opened.getByRole('button', { name: /sign in with/i }).click({ noWaitAfter: true })
    await becomesMember(page, 'Odile')
  })
  await page.goto('/settings/compte')
  await expect(page.getByText(firebaseText.by('Google'))).toBeVisible()
})

test('what is decided at Firebase signs her out, and whoever gives up is erased there', async ({ browser }) => {
  const { email, page } = await member(browser)
  const undecided = newAddress()
  const other = await newPage(browser)
  await signsUp(other, undecided)
  await confirms(await newPage(browser), undecided)
  await emulator.disable(email)

  // Her giving up has the server look at once, where it would have within five minutes.
  await press(other, firebaseText.confirmed)
  await press(other, firebaseText.giveUp)
  await expect(other).toHaveURL(/\/$/)
  await expect.poll(() => emulator.account(undecided)).toBeUndefined()

  await isOut(page)
  await signsIn(page, email, password)
  await expect(page.getByText(errors.USER_DISABLED.text)).toBeVisible()
})
