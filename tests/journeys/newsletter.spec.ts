import { expect, test } from '@playwright/test'
import { newsletterText as text } from '../../apps/web/app/features/operations/newsletter/newsletter.text.ts'
import { expectSilence, opensBrowser } from './evening/browsers.ts'
import { linkInMail } from './evening/mails.ts'
import { expectUsable } from './evening/usable.ts'

test('a visitor asks for the letter of one category, and confirms by mail @one-brand', async ({ browser }) => {
  const { page } = await opensBrowser(browser, 'phone')
  const email = `lectrice.${Date.now()}@exemple.fr`

  await test.step('a category leads to the form, where it is chosen', async () => {
    await page.goto('/blog/cat')
    await page.locator('main a[href^="/blog/cat/"]').first().click()
    await expect(page).toHaveURL(/\/blog\/cat\/[a-z-]+$/)
    const category = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('link', { name: text.send }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: category, exact: true })).toBeChecked()
    await expectUsable(page)
  })

  await test.step('a mistyped address is explained and kept', async () => {
    await page.getByRole('textbox', { name: text.email }).fill('lectrice@exemple')
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByRole('textbox', { name: text.email })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: text.email })).toHaveValue('lectrice@exemple')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  })

  await test.step('nothing is sent before she confirms', async () => {
    await page.getByRole('textbox', { name: text.email }).fill(email)
    await page.getByRole('button', { name: text.send }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.sentTitle })).toBeVisible()
    await page.goto(await linkInMail(page, email, '', '/mails/abonnement'))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1, name: text.confirmTitle })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: text.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.doneTitle })).toBeVisible()
  })

  await test.step('a link that is not whole says what to do', async () => {
    await page.goto('/mails/abonnement?jeton=abc')
    await expect(page.getByRole('heading', { level: 1, name: text.unknownTitle })).toBeVisible()
    await expect(page.getByRole('link', { name: text.again })).toHaveAttribute('href', '/blog/lettre')
  })
  expectSilence()
})
