import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { reportReasons } from '@consoeurs/contract'
import { expect, type Page, test } from '@playwright/test'
import { signUpText } from '../../../apps/web/app/features/account/identity/sign-up.text.ts'
import { messagesText } from '../../../apps/web/app/features/chat/messages/messages.text.ts'
import { reportsText } from '../../../apps/web/app/features/foundation/reports/reports.text.ts'
import { composerText } from '../../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { confirmAddressText } from '../../../apps/web/app/text/pages/confirm-address.ts'
import { layoutText } from '../../../apps/web/app/text/pages/layout.ts'
import { profilesText } from '../../../apps/web/app/text/profiles.ts'
import { reportLabel } from '../../../apps/web/app/text/report-titles.ts'
import { joins, type Newcomer } from '../evening/arrives.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { isInTheQueue } from '../evening/keeps-away.ts'
import { hasOnce } from '../evening/writes.ts'
import { chooses, presses, reaches, types } from '../usable/keys.ts'

const someone = (name: string): Newcomer => ({
  name,
  email: `${name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@exemple.fr`,
  password: 'bougie tramway noisette',
})

async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAwake(page)
}

test('a visitor signs up and confirms the address by keyboard @at-a-desk', async ({ browser }, { project }) => {
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const { page } = await opensBrowser(browser, 'desk')
  const { name, email, password } = someone('Clavier')
  await opens(page, '/signup')
  await types(page, 'textbox', signUpText.displayName, name)
  await types(page, 'textbox', signUpText.email, email)
  await page.keyboard.press('Enter')
  await types(page, 'textbox', signUpText.newPassword, password)
  await reaches(page, 'textbox', signUpText.birthdate)
  await page.keyboard.type('18041997')
  await page.keyboard.press('Enter')
  for (const { label } of Object.values(brand.consents)) await presses(page, 'checkbox', label, 'Space')
  await presses(page, 'button', signUpText.createAccount)

  let link = ''
  await expect(async () => {
    const list = await (await page.request.get('/dev/mails')).text()
    const mail = new RegExp(`<a href="([^"]+)">[^<]*</a> — ${email},`).exec(list)?.[1] ?? ''
    expect(mail).not.toBe('')
    link = /href="([^"]*\/signup\/confirmer[^"]*)"/.exec(await (await page.request.get(mail)).text())?.[1] ?? ''
  }).toPass()
  await opens(page, link)
  await presses(page, 'button', confirmAddressText.open)
  await expect(page).toHaveURL(/\/settings\/steps/)
  expectSilence()
})

test('a member writes a message, publishes and reports by keyboard @at-a-desk', async ({ browser, request }, {
  project,
}) => {
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const other = await opensBrowser(browser, 'desk')
  const { username, name } = await joins(other.page, someone('Ombline'))
  const { page } = await opensBrowser(browser, 'desk')
  await joins(page, someone('Clavier'))

  await test.step('skips to the main content, and writes', async () => {
    await opens(page, `/messages/${username}`)
    await presses(page, 'link', layoutText.skip)
    await types(page, 'textbox', messagesText.field(name), 'Bonjour, on m’a parlé de toi.')
    await page.keyboard.press('Enter')
    await hasOnce(page, 'Bonjour, on m’a parlé de toi.')
  })

  await test.step('publishes a share', async () => {
    await opens(page, '/shares')
    await presses(page, 'link', layoutText.publish)
    await presses(page, 'button', composerText.chosenKind(brand.shareKinds[0]?.label ?? ''))
    const question = brand.shareKinds.find(({ form }) => form === 'question')?.label
    await presses(page, 'button', new RegExp(`^${question}`))
    // Its own words at each walk: a second try finds the share of the first one too.
    const words = `Écrit sans souris, ${crypto.randomUUID().slice(0, 8)}.`
    await types(page, 'textbox', composerText.words.question, words)
    await presses(page, 'button', composerText.publish)
    await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible()
  })

  await test.step('reports, and the focus returns to its place', async () => {
    await opens(page, `/p/${username}`)
    await presses(page, 'button', profilesText.options(name))
    await expect(page.getByRole('menu')).toBeVisible()
    const item = page.getByRole('menuitem', { name: reportLabel })
    const length = await page.getByRole('menuitem').count()
    for (let step = 0; step < length && !(await item.and(page.locator(':focus')).count()); step += 1)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog')
    await expect(form).toBeVisible()
    await chooses(page, new RegExp(reportReasons.scam.label))
    await types(page, 'textbox', new RegExp(`^${reportsText.words}`), 'Elle me demande de l’argent.')
    await presses(page, 'checkbox', reportsText.goodFaith, 'Space')
    await presses(page, 'button', reportsText.send)
    await expect(form).toBeHidden()
    await isInTheQueue(request, 'consoeurs-demo-2026', username)
    await expect(page.getByRole('button', { name: profilesText.options(name) })).toBeFocused()
  })
  expectSilence()
})
