import { expect, type Page, test } from '@playwright/test'
import { accountText } from '../../../apps/web/app/features/account/identity/account.text.ts'
import { mailLinksText } from '../../../apps/web/app/features/account/identity/mail-links.text.ts'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { contactText } from '../../../apps/web/app/features/operations/contact/contact.text.ts'
import { errors } from '../../../packages/contract/src/errors.ts'
import { joins } from '../evening/arrives.ts'
import { linkInMail } from '../evening/mails.ts'
import { signsIn } from '../evening/meets.ts'

const firstPassword = 'bougie tramway noisette'
const secondPassword = 'violon parapluie framboise'

/** Someone of her own for each story, signed in. */
async function newcomer(page: Page, name: string) {
  const email = `${name.toLowerCase()}.${Date.now()}@exemple.fr`
  const { username } = await joins(page, { name, email, password: firstPassword })
  return { name, email, username }
}

const leaves = (page: Page) => page.context().clearCookies()

async function asksByMail(page: Page, email: string, button: string): Promise<void> {
  // The page before has a field of the same name.
  const send = page.getByRole('button', { name: button })
  await expect(send).toBeVisible()
  await page.getByLabel(mailLinksText.address).fill(email)
  await send.click()
  await expect(page.getByRole('heading', { name: mailLinksText.sentTitle })).toBeVisible()
}

test('sign-in by a mailed link, which works once @one-brand', async ({ page }) => {
  const { email, name } = await newcomer(page, 'Odile')
  await leaves(page)
  await page.goto('/login')
  await page.getByRole('link', { name: signInText.signInByLink }).click()
  await asksByMail(page, 'personne@exemple.fr', mailLinksText.link.ask)
  await page.getByRole('link', { name: mailLinksText.askAgain }).click()
  await asksByMail(page, email, mailLinksText.link.ask)

  const link = await linkInMail(page, email, /Ton lien pour entrer/, '/login/link')
  // What looks into her mails before her opens the page and presses nothing.
  await page.request.get(link)
  await page.goto(link)
  await page.getByRole('button', { name: mailLinksText.link.open }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(name).first()).toBeVisible()

  await leaves(page)
  await page.goto(link)
  await page.getByRole('button', { name: mailLinksText.link.open }).click()
  await expect(page.getByRole('heading', { name: mailLinksText.expiredTitle })).toBeVisible()
  await page.getByRole('link', { name: mailLinksText.link.again }).click()
  await expect(page.getByRole('button', { name: mailLinksText.link.ask })).toBeVisible()
})

test('password reset by mail, without scripts @one-desk', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  const { email } = await newcomer(page, 'Perrine')
  await leaves(page)
  await page.goto('/login')
  await page.getByRole('link', { name: signInText.forgotten }).click()
  await asksByMail(page, email, mailLinksText.password.ask)

  const link = await linkInMail(page, email, /nouveau mot de passe/, '/password/nouveau')
  await page.goto(link)
  const field = page.getByLabel(mailLinksText.password.newLabel, { exact: true })
  await field.fill('motdepasse123')
  await page.getByRole('button', { name: mailLinksText.password.save }).click()
  await expect(page.getByText(errors.PASSWORD_WEAK.text)).toBeVisible()
  await field.fill(secondPassword)
  await page.getByRole('button', { name: mailLinksText.password.save }).click()
  await expect(page.getByText(signInText.passwordChanged)).toBeVisible()

  await page.getByLabel(signInText.identifier).fill(email)
  await page.getByLabel(signInText.password, { exact: true }).fill(firstPassword)
  await page.getByRole('button', { name: signInText.signIn, exact: true }).click()
  await expect(page.getByText(errors.CREDENTIALS.text)).toBeVisible()
  await signsIn(page, email, secondPassword)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: mailLinksText.expiredTitle })).toBeVisible()
  await context.close()
})

test('change of name, address and password @one-desk', async ({ page }) => {
  const { email, username } = await newcomer(page, 'Solange')
  const next = `r.${email}`
  await page.goto('/settings/compte')

  await test.step('a username in use is answered with a free proposal', async () => {
    const { username: text } = accountText
    await page.getByLabel(text.label).fill('Inès')
    await expect(page.getByText(text.refused.taken)).toBeVisible()
    await page.getByRole('button', { name: /^Prendre/ }).click()
    const wish = await page.getByLabel(text.label).inputValue()
    await expect(page.getByText(text.free(wish))).toBeVisible()
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page.getByText(`@${wish}`, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: text.submit })).toBeHidden()
    await page.goto(`/p/${username}`)
    await expect(page).toHaveURL(new RegExp(`/p/${wish}$`))
  })

  await test.step('the address changes after both addresses confirmed', async () => {
    const { email: text, link } = accountText
    await page.goto('/settings/compte')
    await page.getByLabel(text.label).fill(next)
    await page.getByLabel(text.password, { exact: true }).fill('pas le bon')
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page.getByText(errors.PASSWORD_WRONG.text)).toBeVisible()
    await expect(page.getByLabel(text.label)).toHaveValue(next)
    await page.getByLabel(text.password, { exact: true }).fill(firstPassword)
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page.getByRole('heading', { name: text.pendingTitle })).toBeVisible()
    await page.goto(await linkInMail(page, email, /Changer ton adresse/, '/account/email'))
    await page.getByRole('button', { name: link.approve }).click()
    await expect(page.getByRole('heading', { name: link.approvedTitle })).toBeVisible()
    await page.goto('/settings/compte')
    await expect(page.getByText(text.confirm(next))).toBeVisible()
    await page.goto(await linkInMail(page, next, /Confirme ta nouvelle adresse/, '/account/email'))
    await page.getByRole('button', { name: link.confirm }).click()
    await expect(page.getByRole('heading', { name: link.changedTitle })).toBeVisible()
    await page.getByRole('link', { name: link.back }).click()
    await expect(page.getByText(next, { exact: true })).toBeVisible()
  })

  await test.step('a password change requires the current one', async () => {
    const { password: text } = accountText
    await page.getByLabel(text.current, { exact: true }).fill('pas le bon')
    await page.getByLabel(text.next, { exact: true }).fill(secondPassword)
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page.getByText('Ce n’est pas ton mot de passe actuel.')).toBeVisible()
    await page.getByLabel(text.current, { exact: true }).fill(firstPassword)
    await page.getByRole('button', { name: text.submit }).click()
    await expect(page.getByText(text.done).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(next, { exact: true })).toBeVisible()
    await leaves(page)
    await signsIn(page, next, secondPassword)
  })
})

for (const scripts of [true, false]) {
  test(`a visitor writes to the house ${scripts ? 'with scripts @one-desk' : 'without scripts @one-brand'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: scripts, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const proofs: boolean[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') proofs.push(/altcha=\w{20}/.test(request.postData() ?? ''))
    })
    const words = `Une question ${Date.now()}`
    await page.goto('/l/contact')
    await page.getByLabel(contactText.name).fill('Une passante')
    await page.getByLabel(contactText.email).fill('passante@exemple.fr')
    await page.getByLabel(contactText.text).fill(words)
    await page.getByRole('button', { name: contactText.send }).click()
    await expect(page.getByText('Choisis de quoi il s’agit.')).toBeVisible()
    await expect(page.getByLabel(contactText.text)).toHaveValue(words)
    await page.getByLabel(contactText.topic).selectOption('idea')
    await page.getByRole('button', { name: contactText.send }).click()
    await expect(page.getByRole('heading', { name: contactText.sentTitle })).toBeVisible()
    expect(proofs).toEqual([scripts, scripts])
    await context.close()
  })
}
