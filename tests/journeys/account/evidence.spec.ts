import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { blockedConversationText } from '../../../apps/web/app/features/account/settings/blocked-conversation.text.ts'
import { reportsText } from '../../../apps/web/app/features/foundation/reports/reports.text.ts'
import { ownReportsText } from '../../../apps/web/app/features/moderation/reviews/own-reports.text.ts'
import { reportTitles } from '../../../apps/web/app/text/report-titles.ts'
import { reportReasons } from '../../../packages/contract/src/moderation/report-reasons.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { tells } from '../talk/begins-a-talk.ts'

const password = 'un mot de passe solide 2026'

const newMember = (page: Page, name: string) =>
  joins(page, { name, email: `${name.toLowerCase()}.${Date.now()}@exemple.fr`, password })

test('a member reads the messages of a blocked member in the settings, and reports them', async ({ browser }) => {
  test.setTimeout(180_000)
  const { page } = await opensBrowser(browser, 'phone')
  const other = await opensBrowser(browser, 'desk')
  await newMember(page, 'Apolline')
  const lise = await newMember(other.page, 'Berthe')
  const me = await (await page.request.get('/api/users/me')).json()
  await tells(other.page, me.username, 'Je sais où tu habites.')
  await tells(page, lise.username, 'Laisse-moi.')
  await asks(page, 'post', '/api/blocks', { username: lise.username })

  await page.goto('/settings/blocages')
  await page.getByRole('link', { name: blockedConversationText.readOf('Berthe') }).click()
  await expect(page.getByText('Je sais où tu habites.')).toBeVisible()
  await expect(page.getByText('Laisse-moi.')).toBeVisible()
  await isAwake(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  await page.getByRole('button', { name: new RegExp(`^${blockedConversationText.report}`) }).click()
  const form = page.getByRole('dialog')
  await form.locator('label', { hasText: reportReasons.lifeThreat.label }).click()
  await form.getByRole('checkbox', { name: reportsText.goodFaith }).check()
  await form.getByRole('button', { name: reportsText.send }).click()
  await expect(form).toBeHidden()
  await page.goto('/settings/signalements')
  await expect(page.getByText(ownReportsText.target('message'))).toBeVisible()
  await expect(page.getByText('Je sais où tu habites.')).toBeVisible()

  // The other has no block of her own: nothing of hers opens it.
  expect((await other.page.goto(`/settings/blocages/${me.username}`))?.status()).toBe(404)
  expectSilence()
})

test('a visitor reports a public share without an account and without a script', async ({ browser }) => {
  const { page } = await opensBrowser(browser, 'phone', { javaScriptEnabled: false })
  await page.goto('/shares')
  await page.locator('article [data-hook~="share-date"]').first().click()
  await page.getByRole('link', { name: reportTitles.share }).click()
  await page.locator('label', { hasText: reportReasons.illegal.label }).click()
  await page.getByLabel(reportsText.name).fill('Une passante')
  await page.getByLabel(reportsText.email).fill('passante@exemple.fr')
  await page.getByRole('checkbox', { name: reportsText.goodFaith }).check()
  await page.getByRole('button', { name: reportsText.send }).click()
  await expect(page.getByRole('heading', { name: reportsText.sentTitle })).toBeVisible()
  await page.getByRole('link', { name: reportsText.back('share') }).click()
  await expect(page.getByRole('link', { name: reportTitles.share })).toBeVisible()
  expectSilence()
})
